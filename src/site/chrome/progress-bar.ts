import type { Behaviour } from '@/lib/behaviour';
import { onPageMove } from '@/lib/navigation';
import { isPlainPress } from '@/lib/plain-press';

/** Whether following this link, pressed like this, opens another page here. */
function opensPage(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (!link?.href || !isPlainPress(event) || link.target === '_blank' || link.download) {
    return false;
  }
  if ('opensHere' in link.dataset) return false; // what it leads to opens over this page
  const to = new URL(link.href, window.location.href);
  const from = window.location;
  return to.origin === from.origin && to.pathname + to.search !== from.pathname + from.search;
}

/** A bar along the top from a link's press until its page is there (spec §2, Other screens). */
export const progressBar: Behaviour = (bar, signal) => {
  const begin = (event: MouseEvent) => {
    if (opensPage(event)) bar.hidden = false;
  };
  const end = () => {
    bar.hidden = true;
  };
  // Before the page answers the press: its answer may change the address at once.
  document.addEventListener('click', begin, { signal, capture: true });
  // Back from the browser's own cache, with the bar as it was when the reader left.
  window.addEventListener('pageshow', end, { signal });
  onPageMove(end, signal);
};
