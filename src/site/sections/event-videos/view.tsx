import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { RefetchedList } from '../../refetch/refetched-list';
import { MissingListNote } from '../../ui/missing-list-note';
import { useSampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import type { EventVideosModel } from './model';
import { Videos, type VideosProps } from './video-list';

type EventVideosViewProps = { model: EventVideosModel; locale: Locale };

/** Recordings of past events, each with a dialog. */
export function EventVideos({ model, locale }: EventVideosViewProps) {
  const t = getT(locale, 'surfaces');
  const videos: VideosProps = {
    videos: model.videos ?? [],
    words: {
      open: t('videos.open'),
      read: t('videos.read'),
      noRecording: t('videos.noRecording'),
      play: t('videos.play'),
      close: t('videos.close'),
      none: t('videos.none'),
      sample: useSampleNote(t('videos.sample')),
    },
  };
  const list = model.videos ? (
    <Videos {...videos} />
  ) : (
    <MissingListNote text={t('videos.missing')} />
  );
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        {model.refetched ? (
          <RefetchedList
            name="videos"
            list={videos.videos}
            props={{ words: videos.words }}
            locale={locale}
          >
            {list}
          </RefetchedList>
        ) : (
          list
        )}
      </div>
    </section>
  );
}
