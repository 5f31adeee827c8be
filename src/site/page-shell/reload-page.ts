import type { Behaviour } from '@/lib/behaviour-type';

/** Reloads the page from the server. */
export const reload: Behaviour = (button, signal) =>
  button.addEventListener('click', () => window.location.reload(), { signal });
