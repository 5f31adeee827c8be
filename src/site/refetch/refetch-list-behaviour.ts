import type { Behaviour } from '@/lib/behaviour-type';
import { firstInteraction } from '@/lib/wait-for-first-interaction';
import type { DrawList } from './render-list-type';
import type { ListName } from './watch-list-for-changes';

/** How far outside the viewport a list may be when it is fetched. */
const MARGIN = '200px';

/**
 * Refetches a server-rendered list once the reader has interacted with the page and comes near the list (D24). The
 * query cache is loaded only then; the rendering code, with React, only when the list has changed.
 */
export const freshList =
  <Name extends ListName, Props>(
    name: Name,
    loadDraw: () => Promise<DrawList<Name, Props>>,
  ): Behaviour =>
  (element, signal) => {
    const start = async () => {
      const { refetchStaleList } = await import('./replace-outdated-list');
      if (!signal.aborted) refetchStaleList(element, { name, loadDraw, signal });
    };
    let isStarting = false;
    // Keeps observing until the code has loaded: after a failure it is loaded again when the reader has left the list
    // and next comes near it.
    const near = new IntersectionObserver(
      (entries) => {
        if (isStarting || !entries.at(-1)?.isIntersecting) return;
        isStarting = true;
        start().then(
          () => near.disconnect(),
          () => (isStarting = false),
        );
      },
      { rootMargin: MARGIN },
    );
    signal.addEventListener('abort', () => near.disconnect());
    void firstInteraction.then(() => {
      if (!signal.aborted) near.observe(element);
    });
  };
