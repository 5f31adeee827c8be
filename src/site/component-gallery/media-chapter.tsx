import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Carousel } from '../ui/carousel';
import { hueOf } from '../ui/card-colour-by-id';
import { Image } from '../ui/image';
import { VideoFacade } from '../ui/video-facade';
import { Chapter, Specimen } from './gallery-chapter';

type MediaChapterProps = { locale: Locale };

/** A picture file of public/; its blurred placeholder is shown until it is loaded. */
const lacquer = {
  src: '/gallery/lacquer.jpg',
  width: 1600,
  height: 900,
  blurDataURL:
    'data:image/jpeg;base64,/9j/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAaEAACAwEBAAAAAAAAAAAAAAABAgADEQRx/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAaEQACAgMAAAAAAAAAAAAAAAAAAQIDBBEi/9oADAMBAAIRAxEAPwCFVxz1lFrQhhmsukeREQU10y3jNumOz//Z',
} as const;

const HALF = '(min-width: 744px) 50vw, 100vw';

export function MediaChapter({ locale }: MediaChapterProps) {
  const t = getT(locale, 'gallery');
  const ui = getT(locale, 'ui');
  const moments = [
    t('media.slideFirst'),
    t('media.slideSecond'),
    t('media.slideThird'),
    t('media.slideFourth'),
  ];
  const video = {
    title: t('media.video'),
    playLabel: ui('video.play', { title: t('media.video') }),
    thumbnail: lacquer,
    sizes: HALF,
  };
  return (
    <Chapter id="media" title={t('chapter.media')}>
      <div className="page-width grid gap-10 pb-16 tablet:grid-cols-2">
        <Specimen name={t('media.priority')}>
          <Image
            image={lacquer}
            alt={t('media.alt')}
            sizes={HALF}
            priority
            className="rounded-card"
          />
        </Specimen>
        <Specimen name={t('media.lazy')}>
          <Image image={lacquer} alt={t('media.alt')} sizes={HALF} className="rounded-card" />
        </Specimen>
        <Specimen name={t('media.video')}>
          <VideoFacade {...video} videoId="aqz-KE-bpKQ" duration="9:56" />
        </Specimen>
        <Specimen name={t('media.videoEmpty')}>
          <VideoFacade {...video} videoId="aqz-KE" />
        </Specimen>
        <Specimen name={t('media.carousel')} className="tablet:col-span-2">
          <Carousel
            id="gallery-carousel"
            label={t('media.carousel')}
            slideClass="w-[calc(100%-24px)] desktop:w-[calc(100%-96px)]"
            slides={moments.map((moment, index) => ({
              id: moment,
              content: (
                <div
                  data-hue={hueOf(index + 1)}
                  className="flex h-60 items-end rounded-card bg-(--hue-soft) p-6 text-(--hue)"
                >
                  <p className="type-h3 text-balance">{moment}</p>
                </div>
              ),
            }))}
            words={{
              slide: ui('carousel.slide'),
              position: (number, total) => ui('carousel.position', { number, total }),
              goTo: (number) => ui('carousel.goTo', { number }),
              pause: ui('carousel.pause'),
              play: ui('carousel.play'),
            }}
          />
        </Specimen>
      </div>
    </Chapter>
  );
}
