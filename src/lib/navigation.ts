/** Opens pages of this site in the document that is there. */
type Router = {
  open: (address: string, how: { replace: boolean }) => void;
  fetchAhead: (address: string) => void;
};

const MOVED = 'site:page-moved';

/** The browser's own navigation: a full page load. */
const browser: Router = {
  open: (address, { replace }) =>
    replace ? window.location.replace(address) : window.location.assign(address),
  fetchAhead: () => {},
};

let router = browser;

/** Lets a router open the pages from now on. @returns leaves them to the browser again */
export function routeWith(next: Router): () => void {
  router = next;
  return () => {
    router = browser;
  };
}

/** Opens a page of this site; with `replace` it takes the place of the one that is open in the history. */
export const goTo = (address: string, { replace = false } = {}): void =>
  router.open(address, { replace });

/** Fetches a page that is likely to be opened next. */
export const fetchAhead = (address: string): void => router.fetchAhead(address);

/** Said by who opens pages: another path or query is open, in the same document. */
export const sayPageMoved = (): void => {
  window.dispatchEvent(new Event(MOVED));
};

/** Calls back whenever another path or query is open in this document. */
export const onPageMove = (listener: () => void, signal: AbortSignal): void =>
  window.addEventListener(MOVED, listener, { signal });
