import type { Behaviour } from '@/lib/behaviour-type';

const MINUTE = 60_000;

function show(place: Element | null, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

/**
 * Counts down to the time in `data-starts-at`, because the rendered number of days may be out of date in a cached
 * page. The code is part of every page's script, because a separate file would be another request on every event
 * page.
 */
export const eventCountdown: Behaviour = (element, signal) => {
  const { startsAt = '', running = '' } = element.dataset;
  const tick = () => {
    const left = Date.parse(startsAt) - Date.now();
    const minutes = Math.max(0, Math.floor(left / MINUTE));
    const parts = {
      days: Math.floor(minutes / 1440),
      hours: Math.floor(minutes / 60) % 24,
      minutes: minutes % 60,
    };
    for (const [name, value] of Object.entries(parts)) {
      show(element.querySelector(`[data-part="${name}"]`), String(value).padStart(2, '0'));
    }
    if (left <= 0) show(element.querySelector('p'), running);
  };
  tick();
  const timer = setInterval(tick, 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
};
