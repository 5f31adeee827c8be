import type { Root } from 'react-dom/client';
import type { BrowserLists } from '@/content/entries/lists-refetched-by-browsers';
import type { ErrorWords } from './notify-of-failed-request';
import type { DrawList } from './render-list-type';
import { type ListName, watchList } from './watch-list-for-changes';

/**
 * Calls back once the keyboard focus has left the element: replacing an element that contains the focus would lose it.
 */
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

type Kept<Name extends ListName, Props> = {
  name: Name;
  loadDraw: () => Promise<DrawList<Name, Props>>;
  signal: AbortSignal;
};

/** Refetches the list of a `RefetchedList`, and renders the list again when it differs from the server's. */
export function refetchStaleList<Name extends ListName, Props>(
  element: HTMLElement,
  { name, loadDraw, signal }: Kept<Name, Props>,
): void {
  const { fingerprint = '', words = '{}', props = '{}' } = element.dataset;
  const drawnByServer = [...element.childNodes];
  let root: Root | undefined;
  let stopWaiting = () => {};
  let newest: BrowserLists[Name] | null = null;

  function restore(): void {
    if (!root) return;
    root.unmount();
    root = undefined;
    element.replaceChildren(...drawnByServer);
  }

  /** Loads the code that renders the list; the result renders it. */
  async function drawing(list: BrowserLists[Name]): Promise<() => void> {
    const [draw, { renderInto }] = await Promise.all([
      loadDraw(),
      import('./replace-element-content'),
    ]);
    return () => {
      root = renderInto(element, draw(list, JSON.parse(props) as Props), root);
    };
  }

  async function show(list: BrowserLists[Name] | null): Promise<void> {
    newest = list;
    stopWaiting();
    const put = list ? await drawing(list) : restore;
    if (newest === list && !signal.aborted) stopWaiting = whenLeft(element, put);
  }

  // If the view of the list can not be loaded, the page stays unchanged.
  const stop = watchList(
    name,
    { fingerprint, words: JSON.parse(words) as ErrorWords },
    (list) => void show(list).catch(() => {}),
  );
  signal.addEventListener('abort', () => {
    stop();
    stopWaiting();
    root?.unmount();
  });
}
