import type { CarouselWords } from './carousel';

/** The texts of a carousel as plain strings, which a server can send to a browser. */
export type CarouselTexts = {
  slide: string;
  /** The label of a slide, with `#n` for its number and `#t` for the total. */
  position: string;
  goTo: string;
  pause: string;
  play: string;
};

/** The translation keys that a carousel needs. */
export function toCarouselWords({ position, goTo, ...texts }: CarouselTexts): CarouselWords {
  return {
    ...texts,
    position: (number, total) =>
      position.replace('#n', String(number)).replace('#t', String(total)),
    goTo: (number) => goTo.replace('#n', String(number)),
  };
}
