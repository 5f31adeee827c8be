import { useCallback, useEffect, useRef, useState } from 'react';

const trackOf = (carouselId: string) =>
  document.getElementById(carouselId)?.querySelector<HTMLElement>('[data-carousel-track]');

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];

const isAtEnd = (track: HTMLElement) =>
  track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;

/** Where the row stands when a slide is shown; the last ones share the row's end where several fit. */
function positions(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth;
  return slidesOf(track).map((slide) => Math.min(slide.offsetLeft, end));
}

/** The slide the row stands at; of several that share a place the wanted one, else the last. */
function nearest(track: HTMLElement, wanted: number): number {
  const distances = positions(track).map((left) => Math.abs(left - track.scrollLeft));
  const least = Math.min(...distances);
  const shared = [...distances.keys()].filter((at) => (distances[at] ?? 0) - least < 2);
  if (shared.includes(wanted)) return wanted;
  return (track.scrollLeft > 2 ? shared.at(-1) : shared[0]) ?? 0;
}

function scrollToSlide(track: HTMLElement, index: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: positions(track)[index] ?? 0, behavior: calm ? 'instant' : 'smooth' });
}

/** Which slide of a carousel is shown, and how to show another one. */
export function useSlides(carouselId: string) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef(0);

  useEffect(() => {
    const track = trackOf(carouselId);
    if (!track) return;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(nearest(track, wanted.current)));
    };
    track.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      track.removeEventListener('scroll', onScroll);
    };
  }, [carouselId]);

  const goTo = useCallback(
    (index: number) => {
      const track = trackOf(carouselId);
      if (!track) return;
      wanted.current = index;
      scrollToSlide(track, index);
      // No scroll will tell where the row is there already.
      setCurrent((shown) => (nearest(track, index) === index ? index : shown));
    },
    [carouselId],
  );

  /** To the next slide, and from the row's end to the first. */
  const advance = useCallback(() => {
    const track = trackOf(carouselId);
    if (track) goTo(isAtEnd(track) ? 0 : nearest(track, wanted.current) + 1);
  }, [carouselId, goTo]);

  return { current, goTo, advance };
}
