import type { Behaviour } from '@/lib/behaviour-type';

/** After how many pixels of scrolling the header turns translucent and blurred (spec §4, §9). */
const SCROLL_THRESHOLD = 10;

/** Marks the header with `data-scrolled` once the page has scrolled. */
export const headerBar: Behaviour = (bar, signal) => {
  const look = () => bar.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  look();
  window.addEventListener('scroll', look, { passive: true, signal });
};
