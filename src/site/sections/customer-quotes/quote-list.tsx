import { Carousel } from '../../ui/carousel';
import { toCarouselWords, type CarouselTexts } from '../../ui/carousel-translations';
import type { QuoteItem } from '@/content/list-item-and-text-types';
import { QuoteSlide } from './quote-slide';

export type QuotesProps = {
  quotes: QuoteItem[];
  label: string;
  words: CarouselTexts;
  /** The note on a sample quote; empty where samples are not marked individually. */
  sampleNote: string;
};

/** How long a slide is shown, in milliseconds: a quote takes longer to read than a card of the showcase. */
const SLIDE_DURATION_MS = 9000;

/** A carousel of customer quotes; rendered by the server, and again by the browser when they change. */
export function Quotes({ quotes, label, words, sampleNote }: QuotesProps) {
  return (
    <>
      <Carousel
        id="customer-quotes"
        label={label}
        slides={quotes.map((quote, index) => ({
          id: quote.key,
          content: <QuoteSlide quote={quote} index={index} />,
        }))}
        words={toCarouselWords(words)}
        interval={SLIDE_DURATION_MS}
        slideClass="w-[calc(100%-24px)] desktop:w-[calc(100%-96px)]"
        trackClass="gap-3 tablet:gap-5"
        className="mt-8 tablet:mt-12"
      />
      {sampleNote && quotes.some(({ sample }) => sample) ? (
        <p className="mt-6 text-small text-(--theme-muted)">{sampleNote}</p>
      ) : null}
    </>
  );
}
