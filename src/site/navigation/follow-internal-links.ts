import { isPlainClick } from '@/lib/is-click-without-modifier-keys';
import { isTokenPath } from '@/lib/mail-link-token-path';

type Router = { open: (address: string) => void; prefetch: (address: string) => void };

const linkAt = (event: Event): HTMLAnchorElement | null =>
  (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;

/** Paths that are not pages: the admin, endpoints, files. */
const NO_PAGE = /^\/(?:admin|api)(?![^/?#])|^[^?#]*\.[a-z0-9]+(?:[?#]|$)/;

/** The page of this site that a link opens in the same window; null for other links. */
function pageOf(link: HTMLAnchorElement | null): string | null {
  const href = link?.getAttribute('href');
  if (!link || !href || !/^\/(?!\/)/.test(href) || NO_PAGE.test(href)) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // A page with a token gets a full page load, so that it never shares a document with third-party scripts.
  return isTokenPath(href.replace(/[?#].*/, '')) ? null : href;
}

/** The page that a click opens; null where the browser or another listener handles the click. */
export const internalTarget = (event: MouseEvent): string | null =>
  event.defaultPrevented || !isPlainClick(event) ? null : pageOf(linkAt(event));

/**
 * Opens internal links by swapping the page, and prefetches them when the reader shows intent (pointer, focus,
 * touch), not when a link merely scrolls into view.
 */
export function followInternalLinks({ open, prefetch }: Router, signal: AbortSignal): void {
  // Listens on the window, so that handlers of elements get the click first and can prevent it.
  window.addEventListener(
    'click',
    (event) => {
      const page = internalTarget(event);
      if (page === null) return;
      event.preventDefault();
      open(page);
    },
    { signal },
  );
  const intend = (event: Event) => {
    const link = linkAt(event);
    const from = event instanceof PointerEvent ? event.relatedTarget : null;
    if (from instanceof Node && link?.contains(from)) return; // the pointer only moves within the link
    const page = pageOf(link);
    if (page !== null) prefetch(page);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    window.addEventListener(intent, intend, { signal, passive: true });
  }
}
