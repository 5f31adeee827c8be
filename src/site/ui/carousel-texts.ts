import type { CarouselWords } from './carousel';

/** The words of a carousel as plain texts, which a server can hand to a browser. */
export type CarouselTexts = {
  slide: string;
  /** With `#n` for the number of a slide and `#t` for how many there are. */
  position: string;
  goTo: string;
  pause: string;
  play: string;
};

/** What a carousel asks of its words. */
export function toCarouselWords({ position, goTo, ...texts }: CarouselTexts): CarouselWords {
  return {
    ...texts,
    position: (number, total) =>
      position.replace('#n', String(number)).replace('#t', String(total)),
    goTo: (number) => goTo.replace('#n', String(number)),
  };
}
