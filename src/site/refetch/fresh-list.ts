import type { Behaviour } from '@/lib/behaviour';
import { firstDeed } from '@/lib/first-deed';
import type { DrawList } from './draw-list';
import type { ListName } from './watch-list';

/** How far below the window a list may be when it is asked for again. */
const MARGIN = '200px';

/**
 * Refetches a list that the server has drawn, from the moment a reader comes near it (D24). The query cache is loaded
 * only then; what draws entries, React with it, only when the list turns out to have changed.
 */
export const freshList =
  <Name extends ListName, Props>(
    name: Name,
    loadDraw: () => Promise<DrawList<Name, Props>>,
  ): Behaviour =>
  (element, signal) => {
    const start = async () => {
      const { keepFresh } = await import('./keep-fresh');
      if (!signal.aborted) keepFresh(element, { name, loadDraw, signal });
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        start().catch(() => near.observe(element)); // tried again when it next comes near
      },
      { rootMargin: MARGIN },
    );
    signal.addEventListener('abort', () => near.disconnect());
    void firstDeed.then(() => {
      if (!signal.aborted) near.observe(element);
    });
  };
