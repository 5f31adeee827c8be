'use client';

import { Icon } from './icon';
import { useAutoplay } from './use-autoplay';
import { useSlides } from './use-slides';

type CarouselControlsProps = {
  carouselId: string;
  /** Milliseconds a slide stays. */
  interval: number;
  /** The name of each dot. */
  dots: readonly string[];
  words: { pause: string; play: string };
};

/** Pause button and dots of the carousel of that id; moves it on by itself. */
export function CarouselControls({ carouselId, interval, dots, words }: CarouselControlsProps) {
  const { current, goTo, advance } = useSlides(carouselId);
  const { playing, toggle } = useAutoplay(carouselId, interval, advance);
  return (
    <div
      data-carousel-controls
      className="mt-2 flex min-h-11 flex-wrap items-center justify-center noscript:hidden"
    >
      <button
        type="button"
        onClick={toggle}
        aria-label={playing ? words.pause : words.play}
        className="mr-1 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-current/10"
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      {dots.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => goTo(index)}
          className="group/dot grid h-11 min-w-11 pointer-fine:min-w-7 cursor-pointer place-items-center rounded-full"
        >
          <span className="h-2.5 w-2.5 rounded-full bg-(--theme-line-control) transition-colors duration-150 group-hover/dot:bg-(--theme-text) group-aria-[current=true]/dot:w-6 group-aria-[current=true]/dot:bg-(--theme-accent)" />
        </button>
      ))}
    </div>
  );
}
