import type { Behaviour } from '@/lib/behaviour-type';

const ATTRIBUTE = 'data-behaviour';

/**
 * Starts the behaviours that elements name in `data-behaviour`, separated by spaces, also for elements that are added
 * later, and stops each when its element is removed.
 *
 * @returns a function that stops all of them
 * @throws Error naming an unknown behaviour
 */
export function runBehaviours(behaviours: Readonly<Record<string, Behaviour>>): () => void {
  const running = new Map<Element, AbortController>();

  function start(element: Element): void {
    if (running.has(element) || !(element instanceof HTMLElement)) return;
    const controller = new AbortController();
    running.set(element, controller);
    for (const name of element.getAttribute(ATTRIBUTE)?.split(' ') ?? []) {
      const behaviour = behaviours[name];
      if (!behaviour) throw new Error(`no behaviour is called "${name}"`);
      behaviour(element, controller.signal);
    }
  }

  function look(): void {
    for (const [element, controller] of running) {
      if (element.isConnected) continue;
      running.delete(element);
      controller.abort();
    }
    for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) start(element);
  }

  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    for (const controller of running.values()) controller.abort();
    running.clear();
  };
}
