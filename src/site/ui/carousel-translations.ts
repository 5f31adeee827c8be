import type { CarouselWords } from './carousel';

/** The texts of a carousel as plain strings, which a server can send to a browser. */
export type CarouselTexts = {
  slide: string;
  /** The label of a slide; `#n` is replaced by its number and `#t` by the total. */
  position: string;
  goTo: string;
  pause: string;
  play: string;
};

/** Converts a carousel's texts with placeholders to the props of `Carousel`. */
export function toCarouselWords({ position, goTo, ...texts }: CarouselTexts): CarouselWords {
  return {
    ...texts,
    position: (number, total) =>
      position.replace('#n', String(number)).replace('#t', String(total)),
    goTo: (number) => goTo.replace('#n', String(number)),
  };
}
