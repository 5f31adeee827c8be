import type { ReactNode } from 'react';
import { Icon } from './icon';

export type CarouselWords = {
  /** The role description of a slide: "slide". */
  slide: string;
  /** The label of each slide: "2 of 4". */
  position: (number: number, total: number) => string;
  /** The label of a slide's dot: "Go to 2". */
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
  /** How many milliseconds a slide is shown (spec §9). */
  interval?: number;
  /** Classes for the width of a slide and the gap between two. */
  slideClass?: string;
  trackClass?: string;
  className?: string;
};

/**
 * Slides in a row that scrolls by touch, wheel or key, even without a script. With a script the row also advances by
 * itself, and has a dot for each slide and a pause button (D15).
 */
export function Carousel(props: CarouselProps) {
  const { id, label, slides, words, interval = 1500 } = props;
  const { slideClass = 'w-full', trackClass = 'gap-4', className = '' } = props;
  const total = slides.length;
  return (
    <section
      id={id}
      // `aria-roledescription` stays English, because other programs find carousels by this value.
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
        <Controls
          interval={interval}
          dots={slides.map((_, index) => words.goTo(index + 1))}
          words={words}
        />
      ) : null}
    </section>
  );
}

type ControlsProps = {
  interval: number;
  dots: readonly string[];
  words: Pick<CarouselWords, 'pause' | 'play'>;
};

function Controls({ interval, dots, words }: ControlsProps) {
  return (
    <div
      data-carousel-controls
      data-behaviour="carousel-controls"
      data-interval={interval}
      className="mt-2 flex min-h-11 flex-wrap items-center justify-center noscript:hidden"
    >
      <button
        type="button"
        aria-label={words.pause}
        data-pause={words.pause}
        data-play={words.play}
        className="group/play mr-1 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-current/10"
      >
        <Icon name="pause" className="size-5 group-data-paused/play:hidden" />
        <Icon name="play" className="hidden size-5 group-data-paused/play:block" />
      </button>
      {dots.map((name, index) => (
        <button
          key={name}
          type="button"
          data-dot
          aria-label={name}
          aria-current={index === 0 ? 'true' : undefined}
          className="group/dot grid h-11 min-w-11 pointer-fine:min-w-7 cursor-pointer place-items-center rounded-full"
        >
          <span className="h-2.5 w-2.5 rounded-full bg-(--theme-line-control) transition-colors duration-150 group-hover/dot:bg-(--theme-text) group-aria-[current=true]/dot:w-6 group-aria-[current=true]/dot:bg-(--theme-accent)" />
        </button>
      ))}
    </div>
  );
}
