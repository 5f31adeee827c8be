import type { ReactNode } from 'react';
import { CarouselControls } from './carousel.client';

export type CarouselWords = {
  /** What a slide is called: "slide". */
  slide: string;
  /** "2 of 4", of each slide. */
  position: (number: number, total: number) => string;
  /** "Go to 2", of its dot. */
  goTo: (number: number) => string;
  pause: string;
  play: string;
};

type CarouselProps = {
  /** Must be unique on the page. */
  id: string;
  label: string;
  slides: readonly { id: string | number; content: ReactNode }[];
  words: CarouselWords;
  /** Milliseconds a slide stays (spec §9). */
  interval?: number;
  /** How wide a slide is, and the room between two. */
  slideClass?: string;
  trackClass?: string;
  className?: string;
};

/**
 * Slides in a row that is scrolled by hand, wheel or key, with or without scripts. With them it moves on
 * by itself, has a dot for each slide and a pause button (D15).
 */
export function Carousel(props: CarouselProps) {
  const { id, label, slides, words, interval = 1500 } = props;
  const { slideClass = 'w-full', trackClass = 'gap-4', className = '' } = props;
  const total = slides.length;
  return (
    <section
      id={id}
      // The name others rely on: it is not translated.
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
    >
      <ul
        data-carousel-track
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard must reach it
        tabIndex={0}
        aria-label={label}
        className={`snap-row relative rounded-card ${trackClass}`}
      >
        {slides.map(({ id: key, content }, index) => (
          <li key={key} className={slideClass}>
            <div
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, total)}
              className="h-full"
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <CarouselControls
          carouselId={id}
          interval={interval}
          dots={slides.map((_, index) => words.goTo(index + 1))}
          words={{ pause: words.pause, play: words.play }}
        />
      ) : null}
    </section>
  );
}
