import type { Behaviour } from '@/lib/behaviour-type';

export const reload: Behaviour = (button, signal) =>
  button.addEventListener('click', () => window.location.reload(), { signal });
