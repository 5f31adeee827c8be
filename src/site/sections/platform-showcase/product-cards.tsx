import type { ReactNode } from 'react';
import type { PictureName } from '@/lib/product-picture-names';
import { Carousel } from '../../ui/carousel';
import { toCarouselWords, type CarouselTexts } from '../../ui/carousel-translations';
import type { PlatformCard } from '@/content/list-item-and-text-types';
import { PillarCard } from './product-card';

export type PillarsProps = {
  platforms: readonly PlatformCard[];
  /** The drawn pictures of the cards, by name. */
  pictures: Partial<Record<PictureName, ReactNode>>;
  label: string;
  words: CarouselTexts;
};

/** On desktop wide and narrow cards alternate: 7 + 5, then 5 + 7 of twelve columns. */
const slideClass =
  'w-[calc(100%-24px)] tablet:w-auto desktop:nth-[4n+1]:col-span-7 desktop:nth-[4n+2]:col-span-5 desktop:nth-[4n+3]:col-span-5 desktop:nth-[4n+4]:col-span-7';

/** The cards of the platform products, rendered by the server and, when they change, by the browser. */
export function Pillars({ platforms, pictures, label, words }: PillarsProps) {
  return (
    <Carousel
      id="platform-showcase"
      label={label}
      slides={platforms.map((platform) => ({
        id: platform.id,
        content: (
          <PillarCard
            platform={platform}
            picture={platform.picture ? pictures[platform.picture] : null}
          />
        ),
      }))}
      words={toCarouselWords(words)}
      slideClass={slideClass}
      trackClass="gap-3 tablet:grid tablet:gap-5 tablet:overflow-visible desktop:grid-cols-12"
      className="mt-6 flex flex-col tablet:mt-10 desktop:mt-14 [&_[data-carousel-controls]]:order-first [&_[data-carousel-controls]]:mb-2 tablet:[&_[data-carousel-controls]]:hidden"
    />
  );
}
