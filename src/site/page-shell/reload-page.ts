import type { Behaviour } from '@/lib/behaviour-type';

/** A button that reloads the page. */
export const reload: Behaviour = (button, signal) =>
  button.addEventListener('click', () => window.location.reload(), { signal });
