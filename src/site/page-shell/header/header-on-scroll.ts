import type { Behaviour } from '@/lib/behaviour-type';

/** After how many pixels of scrolling the header turns translucent and blurred (spec §4, §9). */
const SCROLL_THRESHOLD = 10;

/** The header bar: solid at the top of the page, translucent over content. */
export const headerBar: Behaviour = (bar, signal) => {
  const look = () => bar.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  look();
  window.addEventListener('scroll', look, { passive: true, signal });
};
