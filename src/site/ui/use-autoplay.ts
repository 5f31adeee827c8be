import { useCallback, useEffect, useState } from 'react';

/** Reasons to stand still for a while; it goes on when all of them have passed. */
type Hold = 'hover' | 'focus' | 'away' | 'hidden';

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Calls `advance` every `interval` ms. Stands still under the pointer, while something inside has the
 * focus, off screen and in a hidden tab; stops for good when touched, when paused, and never starts by
 * itself where the visitor wants less motion (D15). Pressing play always counts.
 */
export function useAutoplay(elementId: string, interval: number, advance: () => void) {
  // The server can not know what the visitor's system asks for, so it waits for the browser.
  const [playing, setPlaying] = useState(true);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set<Hold>(['away']));

  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) return;
    const hold = (reason: Hold, on: boolean) =>
      setHolds((held) => {
        if (held.has(reason) === on) return held;
        const next = new Set(held);
        if (on) next.add(reason);
        else next.delete(reason);
        return next;
      });
    const calm = matchMedia(CALM);
    const stopIfCalm = () => {
      if (calm.matches) setPlaying(false);
    };
    stopIfCalm();
    const listening = new AbortController();
    const { signal } = listening;
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
    element.addEventListener('pointerenter', (e) => hold('hover', isMouse(e)), { signal });
    element.addEventListener('pointerleave', () => hold('hover', false), { signal });
    element.addEventListener('focusin', () => hold('focus', true), { signal });
    element.addEventListener('focusout', () => hold('focus', false), { signal });
    // Who was there before this script.
    if (element.matches(':focus-within')) hold('focus', true);
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches) hold('hover', true);
    element.addEventListener(
      'touchstart',
      (event) => {
        const onButton = event.target instanceof Element && event.target.closest('button');
        if (!onButton) setPlaying(false);
      },
      { signal, passive: true },
    );
    document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), {
      signal,
    });
    calm.addEventListener('change', stopIfCalm, { signal });
    const observer = new IntersectionObserver(
      (entries) => hold('away', !(entries.at(-1)?.isIntersecting ?? false)),
      { threshold: 0.25 },
    );
    observer.observe(element);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [elementId]);

  const runs = playing && holds.size === 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [runs, interval, advance]);

  const toggle = useCallback(() => {
    // Who presses play has the pointer and the focus on the button: that must not hold it still.
    if (!playing) setHolds((held) => new Set([...held].filter((reason) => reason === 'hidden')));
    setPlaying(!playing);
  }, [playing]);

  return { playing, toggle };
}
