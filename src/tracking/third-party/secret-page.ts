import { isPlainPress } from '@/lib/plain-press';
import { isTokenPath } from '@/lib/token-path';

/** The next page is loaded anew: then the way back is too, into a document in which nothing of others runs. */
function leaveByLoading(event: MouseEvent): void {
  if (!isTokenPath(window.location.pathname) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (isTokenPath(link.pathname) || !isPlainPress(event)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}

let hasBeenOpen = false;

/**
 * Whether the page of a mailed link is, or was, open in this document: others' scripts would be told its
 * address, now or on the way back.
 */
export function isSecretDocument(): boolean {
  if (!hasBeenOpen && isTokenPath(window.location.pathname)) {
    hasBeenOpen = true;
    window.addEventListener('click', leaveByLoading, { capture: true });
  }
  return hasBeenOpen;
}
