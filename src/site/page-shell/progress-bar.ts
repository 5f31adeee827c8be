import type { Behaviour } from '@/lib/behaviour-type';
import { onPageChange } from '@/lib/client-side-navigation';
import { isPlainClick } from '@/lib/is-click-without-modifier-keys';

/** Whether a click opens another page of this site in this window. */
function opensPage(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (!link?.href || !isPlainClick(event) || link.target === '_blank' || link.download) {
    return false;
  }
  if ('opensHere' in link.dataset) return false; // the link opens a dialog over this page
  const to = new URL(link.href, window.location.href);
  const from = window.location;
  return to.origin === from.origin && to.pathname + to.search !== from.pathname + from.search;
}

/** A progress bar along the top, from the click on a link until its page is open (spec §2, Other screens). */
export const progressBar: Behaviour = (bar, signal) => {
  const begin = (event: MouseEvent) => {
    if (opensPage(event)) bar.hidden = false;
  };
  const end = () => {
    bar.hidden = true;
  };
  // The capture phase comes before the listeners of the page, which may change the URL at once.
  document.addEventListener('click', begin, { signal, capture: true });
  // A page that is restored from the back/forward cache would still show the bar.
  window.addEventListener('pageshow', end, { signal });
  onPageChange(end, signal);
};
