import { useEffect, useRef, useState } from 'react';
import type { BrowserLists } from '@/content/browser';
import type { ErrorWords } from './error-handler';
import type { ListName } from './watch-list';

/** How far below the window a list may be when it is asked for again. */
const MARGIN = '200px';

/** Calls back once nobody is inside: with the focus there, replacing it would throw the reader out. */
function whenLeft(element: HTMLElement, callback: () => void): () => void {
  const tryNow = () => {
    if (element.contains(document.activeElement)) return;
    element.removeEventListener('focusout', later);
    callback();
  };
  const later = () => queueMicrotask(tryNow);
  element.addEventListener('focusout', later);
  tryNow();
  return () => element.removeEventListener('focusout', later);
}

type Fresh<Data, View> = { data: Data; View: View };

/**
 * Refetches a list that the server has rendered, from the moment the reader comes near it (D24).
 * Both the query cache and the view that draws fresh entries are loaded only when they are needed.
 *
 * @param mark of the server's list (`listMark`)
 * @param loadView must not change between renders
 * @returns `ref` for the element around the list, and what to draw instead of the server's, or null
 */
export function useFreshList<Name extends ListName, View>(
  name: Name,
  { mark, words }: { mark: string; words: ErrorWords },
  loadView: () => Promise<View>,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<Fresh<BrowserLists[Name], View> | null>(null);
  const given = useRef({ mark, words });

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let stopped = false;
    const stops: (() => void)[] = [];
    let stopWaiting = () => {};
    const show = async (data: BrowserLists[Name] | null) => {
      stopWaiting();
      const next = data && { data, View: await loadView() };
      if (!stopped) stopWaiting = whenLeft(element, () => setFresh(next));
    };
    const start = async () => {
      const { watchList } = await import('./watch-list');
      if (stopped) return;
      // A view that can not be loaded leaves the page as it is.
      stops.push(watchList(name, given.current, (data) => void show(data).catch(() => {})));
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        start().catch(() => near.observe(element)); // tried again when it next comes near
      },
      { rootMargin: MARGIN },
    );
    near.observe(element);
    return () => {
      stopped = true;
      near.disconnect();
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [name, loadView]);

  return { ref, fresh };
}
