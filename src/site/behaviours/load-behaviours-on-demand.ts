import type { Behaviour } from '@/lib/behaviour-type';

/**
 * Makes a behaviour that only a few pages need; its code is loaded with the first element that names it. A button that
 * is clicked meanwhile is clicked again once the code is loaded. If the code can not be loaded, the element stays as
 * the server rendered it. `data-loading` marks elements whose code is loading. The behaviour has to be the only export
 * of its module: passing a whole module takes fewer bytes in the script of every page than naming its export.
 */
export const later =
  (load: () => Promise<Readonly<Record<string, Behaviour>>>): Behaviour =>
  (element, signal) => {
    let pressed: HTMLElement | null = null;
    const note = ({ target }: Event) => {
      pressed = (target as Element).closest<HTMLElement>('button');
    };
    element.addEventListener('click', note, { signal });
    element.toggleAttribute('data-loading', true);
    void load()
      .then((module) => {
        const [behaviour] = Object.values(module);
        if (!behaviour || signal.aborted) return;
        element.removeEventListener('click', note);
        behaviour(element, signal);
        pressed?.click();
      })
      .catch(() => undefined)
      .finally(() => element.toggleAttribute('data-loading', false));
  };
