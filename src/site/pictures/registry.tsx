import type { ComponentType } from 'react';
import type { Locale } from '@/i18n/locales';
import type { PictureName } from './names';
import { ReplyDesk } from './reply-desk';
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
};

type PictureProps = { name: PictureName; locale: Locale };

/** A drawn product picture by its name. */
export function Picture({ name, locale }: PictureProps) {
  const Drawing = pictures[name];
  return <Drawing locale={locale} />;
}
