import type { Behaviour } from '@/lib/behaviour';

/**
 * For what few pages have: its code comes with the first element that names it. A button that is pressed
 * meanwhile is pressed again when the code is there; without it the element stays as the server made it.
 * `data-loading` says that it is on its way.
 */
export const later =
  (load: () => Promise<Behaviour>): Behaviour =>
  (element, signal) => {
    let pressed: HTMLElement | null = null;
    const note = ({ target }: Event) => {
      pressed = (target as Element).closest<HTMLElement>('button');
    };
    element.addEventListener('click', note, { signal });
    element.toggleAttribute('data-loading', true);
    void load()
      .then((behaviour) => {
        if (signal.aborted) return;
        element.removeEventListener('click', note);
        behaviour(element, signal);
        pressed?.click();
      })
      .catch(() => undefined)
      .finally(() => element.toggleAttribute('data-loading', false));
  };
