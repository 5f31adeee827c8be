import { useCallback, useEffect, useState } from 'react';

const trackOf = (carouselId: string) =>
  document.getElementById(carouselId)?.querySelector<HTMLElement>('[data-carousel-track]');

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];

const isAtEnd = (track: HTMLElement) =>
  track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;

/** The slide whose start is nearest to the start of the row; the last one at the row's end. */
function nearest(track: HTMLElement): number {
  const slides = slidesOf(track);
  if (track.scrollLeft > 2 && isAtEnd(track)) return slides.length - 1;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function scrollToSlide(track: HTMLElement, index: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = slidesOf(track)[index]?.offsetLeft ?? 0;
  track.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
}

/** Which slide of a carousel is shown, and how to show another one. */
export function useSlides(carouselId: string) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = trackOf(carouselId);
    if (!track) return;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(nearest(track)));
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
      if (track) scrollToSlide(track, index);
    },
    [carouselId],
  );

  /** To the next slide, and from the last one to the first. */
  const advance = useCallback(() => {
    const track = trackOf(carouselId);
    if (track) scrollToSlide(track, isAtEnd(track) ? 0 : nearest(track) + 1);
  }, [carouselId]);

  return { current, goTo, advance };
}
