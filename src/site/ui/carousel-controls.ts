import type { Behaviour } from '@/lib/behaviour-type';

/** Reasons for which a playing carousel pauses; it continues when none is left. */
type Hold = 'hover' | 'focus' | 'away' | 'hidden';

const CALM = '(prefers-reduced-motion: reduce)';

const isAtEnd = (track: HTMLElement) =>
  track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;

/**
 * The scroll positions of all slides, in order. Where several slides fit side by side, the last ones share a position.
 */
function positions(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth;
  return [...track.children].map((slide) => Math.min((slide as HTMLElement).offsetLeft, end));
}

/**
 * The index of the current slide. Of several slides at the same scroll position it is the wanted one if that is among
 * them, else the last, or the first where the row is at its start.
 */
function nearest(track: HTMLElement, wanted: number): number {
  const distances = positions(track).map((left) => Math.abs(left - track.scrollLeft));
  const least = Math.min(...distances);
  const shared = [...distances.keys()].filter((at) => (distances[at] ?? 0) - least < 2);
  if (shared.includes(wanted)) return wanted;
  return (track.scrollLeft > 2 ? shared.at(-1) : shared[0]) ?? 0;
}

/**
 * Marks the dot of the current slide, and scrolls to the slide of a clicked dot.
 * @returns a function that scrolls to the next slide
 */
function followDots(controls: HTMLElement, track: HTMLElement, signal: AbortSignal): () => void {
  let wanted = 0;
  let frame = 0;
  const dots = () => [...controls.querySelectorAll('[data-dot]')];
  const mark = (current: number) => {
    for (const [index, dot] of dots().entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };
  const goTo = (index: number) => {
    wanted = index;
    const behavior = matchMedia(CALM).matches ? 'instant' : 'smooth';
    track.scrollTo({ left: positions(track)[index] ?? 0, behavior });
    // A row that is already at the slide does not scroll and reports no event, so the dot is marked here.
    if (nearest(track, index) === index) mark(index);
  };
  const scrolled = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mark(nearest(track, wanted)));
  };
  const press = ({ target }: MouseEvent) => {
    const index = dots().findIndex((dot) => dot.contains(target as Node));
    if (index >= 0) goTo(index);
  };
  track.addEventListener('scroll', scrolled, { passive: true, signal });
  controls.addEventListener('click', press, { signal });
  return () => goTo(isAtEnd(track) ? 0 : nearest(track, wanted) + 1);
}

/**
 * The script of a carousel's pause button and dots (D15). The carousel advances by itself. It pauses under the mouse,
 * while it contains the focus, in a hidden tab, and while less than a quarter of it is on the screen. It stops, until
 * play is clicked, when it is touched or pause is clicked. It does not start by itself for visitors who prefer reduced
 * motion.
 */
export const carouselControls: Behaviour = (controls, signal) => {
  const carousel = controls.closest<HTMLElement>('[aria-roledescription="carousel"]');
  const track = carousel?.querySelector<HTMLElement>('[data-carousel-track]');
  const button = controls.querySelector<HTMLElement>('[data-play]');
  if (!carousel || !track || !button) return;
  const advance = followDots(controls, track, signal);
  const holds = new Set<Hold>(['away']);
  let playing = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  const run = () => {
    const runs = playing && holds.size === 0 && !signal.aborted;
    if (runs === (timer !== undefined)) return;
    clearInterval(timer);
    timer = runs ? setInterval(advance, Number(controls.dataset.interval)) : undefined;
  };
  const hold = (reason: Hold, on: boolean) => {
    if (on) holds.add(reason);
    else holds.delete(reason);
    run();
  };
  const play = (on: boolean) => {
    playing = on;
    button.toggleAttribute('data-paused', !on);
    const { play = '', pause = '' } = button.dataset;
    button.setAttribute('aria-label', on ? pause : play);
    run();
  };
  const toggle = () => {
    // After a click on play the pointer and the focus are on the button, which must not pause the carousel again.
    if (!playing) for (const reason of holds) if (reason !== 'hidden') holds.delete(reason);
    play(!playing);
  };
  const touched = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button'))) play(false);
  };
  const calm = matchMedia(CALM);
  const stopIfCalm = () => {
    if (calm.matches) play(false);
  };

  stopIfCalm();
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  button.addEventListener('click', toggle, { signal });
  carousel.addEventListener('pointerenter', (event) => hold('hover', isMouse(event)), { signal });
  carousel.addEventListener('pointerleave', () => hold('hover', false), { signal });
  carousel.addEventListener('focusin', () => hold('focus', true), { signal });
  carousel.addEventListener('focusout', () => hold('focus', false), { signal });
  // The carousel may have the pointer or the focus before this script runs.
  if (carousel.matches(':focus-within')) hold('focus', true);
  if (carousel.matches(':hover') && matchMedia('(hover: hover)').matches) hold('hover', true);
  carousel.addEventListener('touchstart', touched, { signal, passive: true });
  const hidden = () => hold('hidden', document.hidden);
  document.addEventListener('visibilitychange', hidden, { signal });
  calm.addEventListener('change', stopIfCalm, { signal });
  const observer = new IntersectionObserver(
    (entries) => hold('away', !(entries.at(-1)?.isIntersecting ?? false)),
    { threshold: 0.25 },
  );
  observer.observe(carousel);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    run();
  });
};
