import type { CarouselWords } from './carousel';

/** The texts of a carousel as plain strings, which the server can send to an island as props. */
export type CarouselTexts = {
  slide: string;
  /** The label of a slide, with `#n` for its number and `#t` for the total. */
  position: string;
  /** The label of a slide's dot, with `#n` for the slide's number. */
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
