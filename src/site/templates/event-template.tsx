import type { FrameView } from '@/content/types';
import type { EventPageView } from '@/content/types-entries';
import { dateBlock } from '@/i18n/event-time';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { EventHead } from './event-head';
import { EventProgramme } from './event-programme';
import { EventWayOn } from './event-way-on';
import { Frame } from './frame';
import { PageTrail } from './page-trail';

type EventTemplateProps = { page: EventPageView; frame: FrameView };

/** An event: to come, with its tickets; past, with its recordings. Both by its own clock. */
export function EventTemplate({ page, frame }: EventTemplateProps) {
  const { body, locale, others, videos } = page;
  const t = getT(locale, 'events');
  return (
    <Frame page={page} frame={frame} navTheme="dark">
      <PageTrail page={page} />
      <EventHead page={page} />
      {body.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'richText',
            id: 'body',
            anchor: null,
            model: { contents: true, ground: 'paper', parts: body },
          }}
        />
      ) : null}
      <EventProgramme page={page} />
      {videos.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'eventVideos',
            id: 'videos',
            anchor: 'videos',
            model: {
              titleLines: [t('videos.title')],
              text: t('videos.text'),
              videos,
              refetched: false,
            },
          }}
        />
      ) : null}
      <EventWayOn page={page} />
      {others.length > 1 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'relatedPages',
            id: 'others',
            anchor: null,
            model: {
              titleLines: [t('others')],
              pages: others.map(({ title, href, startsAt, endsAt, place }, index) => ({
                title,
                text: [
                  startsAt ? dateBlock(locale, startsAt, endsAt).full : t('unset'),
                  place ?? t('online'),
                ].join(' · '),
                href,
                hue: index + 2,
              })),
            },
          }}
        />
      ) : null}
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
