import type { Behaviour } from '@/lib/behaviour';

/** Asks the server for the page afresh. */
export const reload: Behaviour = (button, signal) =>
  button.addEventListener('click', () => window.location.reload(), { signal });
