import type { FrameView } from '@/content/header-and-footer-types';
import type { EventPageView } from '@/content/entry-view-model-types';
import type { VideoItem } from '@/content/list-item-and-text-types';
import { dateBlock } from '@/i18n/event-date-and-time';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SectionView } from '../sections/registry.views';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { EventHead } from './event-header';
import { EventProgramme } from './event-programme';
import { EventNextStep } from './event-closing-call-to-action';
import { RelatedPages } from './related-entries';

/** Removes the links of recordings that lead to the event on whose page they are shown. */
const withoutLinksTo = (href: string, videos: VideoItem[]): VideoItem[] =>
  videos.map((video) => (video.link?.href === href ? { ...video, link: null } : video));

type EventTemplateProps = { page: EventPageView; frame: FrameView };

/** The page of an event: a coming one with its tickets, a past one with its recordings. */
export function EventTemplate({ page, frame }: EventTemplateProps) {
  const { locale, others, videos } = page;
  const t = getT(locale, 'events');
  const hasRecording = videos === null || videos.some(({ videoId }) => videoId);
  return (
    <EntryFrame page={page} frame={frame} navTheme="dark">
      <EventHead page={page} />
      <EntryText page={page} />
      <EventProgramme page={page} />
      {videos === null || videos.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'eventVideos',
            id: 'videos',
            anchor: 'videos',
            model: {
              titleLines: [t(hasRecording ? 'videos.title' : 'videos.summaries.title')],
              text: t(hasRecording ? 'videos.text' : 'videos.summaries.text'),
              videos: videos && withoutLinksTo(localizedPath(locale, page.path), videos),
              refetched: false,
            },
          }}
        />
      ) : null}
      <EventNextStep page={page} promiseMinutes={frame.settings.office.promiseMinutes} />
      <RelatedPages
        locale={locale}
        title={t('others')}
        pages={others.map(({ title, href, startsAt, endsAt, place }, index) => ({
          title,
          text: [
            startsAt ? dateBlock(locale, startsAt, endsAt).full : t('unset'),
            place ?? t('online'),
          ].join(' · '),
          href,
          hue: index + 2,
        }))}
      />
    </EntryFrame>
  );
}
