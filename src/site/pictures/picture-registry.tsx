import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import { AgentBuilder } from './ai-agent-builder';
import { EventTable } from './event-round-table';
import { JourneyMap } from './journey-map';
import { LeadBoard } from './lead-board';
import type { PictureName } from '@/lib/product-picture-names';
import { NpsTrend } from './nps-trend';
import { OmnichannelReport } from './omnichannel-report';
import { ReplyDesk } from './complaint-to-outcome';
import { ReviewFeed } from './review-feed';
import { SharedInbox } from './shared-inbox';
import { SurveyPhone } from './survey-phone';
import { TaskList } from './task-list';
import { TopicBars } from './topic-bars';

const pictures: Record<PictureName, ComponentType<{ locale: Locale }>> = {
  'reply-desk': ReplyDesk,
  'survey-phone': SurveyPhone,
  'shared-inbox': SharedInbox,
  'topic-bars': TopicBars,
  'task-list': TaskList,
  'nps-trend': NpsTrend,
  'journey-map': JourneyMap,
  'review-feed': ReviewFeed,
  'omnichannel-report': OmnichannelReport,
  'agent-builder': AgentBuilder,
  'lead-board': LeadBoard,
  'event-table': EventTable,
};

type PictureProps = { name: PictureName; locale: Locale };

export function Picture({ name, locale }: PictureProps) {
  const Drawing = pictures[name];
  return <Drawing locale={locale} />;
}
