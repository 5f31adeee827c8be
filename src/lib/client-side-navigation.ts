/** Client-side navigation: opens pages of this site without a full page load. */
type Router = {
  open: (address: string, how: { replace: boolean }) => void;
  prefetch: (address: string) => void;
};

const MOVED = 'site:page-moved';

/** The browser's own navigation, a full page load; used while no router is registered. */
const browser: Router = {
  open: (address, { replace }) =>
    replace ? window.location.replace(address) : window.location.assign(address),
  prefetch: () => {},
};

let router = browser;

/** Registers a router for navigation. @returns a function that unregisters it */
export function registerRouter(next: Router): () => void {
  router = next;
  return () => {
    router = browser;
  };
}

/** Opens a page of this site; `replace` replaces the current history entry. */
export const goTo = (address: string, { replace = false } = {}): void =>
  router.open(address, { replace });

export const prefetch = (address: string): void => router.prefetch(address);

/** Tells subscribers that another path or query was opened in the same document; called by the router. */
export const notifyPageChange = (): void => {
  window.dispatchEvent(new Event(MOVED));
};

/** Subscribes to changes of path or query in this document. */
export const onPageChange = (listener: () => void, signal: AbortSignal): void =>
  window.addEventListener(MOVED, listener, { signal });
