import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Carousel } from '../../ui/carousel';
import { SectionHead } from '../../ui/section-head';
import { PillarCard } from './pillar-card';
import type { PlatformShowcaseModel } from './model';

type PlatformShowcaseProps = { model: PlatformShowcaseModel; locale: Locale };

/** On desktop wide and narrow take turns, row by row: 7 + 5, then 5 + 7 of twelve columns. */
const slideClass =
  'w-[calc(100%-24px)] tablet:w-auto desktop:nth-[4n+1]:col-span-7 desktop:nth-[4n+2]:col-span-5 desktop:nth-[4n+3]:col-span-5 desktop:nth-[4n+4]:col-span-7';

/** The four-colour cards: a carousel on phones, a grid from tablets up (spec §2, Other screens). */
export function PlatformShowcase({ model, locale }: PlatformShowcaseProps) {
  const t = getT(locale, 'ui');
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <Carousel
          id="platform-showcase"
          label={model.titleLines.join(' ')}
          slides={model.platforms.map((platform) => ({
            id: platform.id,
            content: <PillarCard platform={platform} locale={locale} />,
          }))}
          words={{
            slide: t('carousel.slide'),
            position: (number, total) => t('carousel.position', { number, total }),
            goTo: (number) => t('carousel.goTo', { number }),
            pause: t('carousel.pause'),
            play: t('carousel.play'),
          }}
          slideClass={slideClass}
          trackClass="gap-3 tablet:grid tablet:gap-5 tablet:overflow-visible desktop:grid-cols-12"
          className="mt-6 flex flex-col tablet:mt-10 desktop:mt-14 [&_[data-carousel-controls]]:order-first [&_[data-carousel-controls]]:mb-2 tablet:[&_[data-carousel-controls]]:hidden"
        />
      </div>
    </section>
  );
}
