import { isPlainClick } from '@/lib/is-click-without-modifier-keys';
import { isTokenPath } from '@/lib/mail-link-token-path';

/**
 * Forces a full page load when a page with a token is left, so that neither the page nor the Back button leads to a
 * document shared with third-party scripts.
 */
function leaveByLoading(event: MouseEvent): void {
  if (!isTokenPath(window.location.pathname) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (isTokenPath(link.pathname) || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}

let hasBeenOpen = false;

/** Whether a page with a token is, or was, open in this document: third-party scripts would get its URL. */
export function hasOpenedTokenPage(): boolean {
  if (!hasBeenOpen && isTokenPath(window.location.pathname)) {
    hasBeenOpen = true;
    window.addEventListener('click', leaveByLoading, { capture: true });
  }
  return hasBeenOpen;
}
