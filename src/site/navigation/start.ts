import { fetchAhead, goTo, routeWith } from '@/lib/navigation';
import type * as Moves from './moves';
import { followInternalLinks } from './internal-links';

/**
 * Lets pages of this site open in the document that is there, so that the visit keeps its memory (D19). What that
 * takes is loaded when the reader shows that they may follow a link; a press that comes sooner waits for it.
 */
export function startNavigation(): void {
  let loading: Promise<typeof Moves> | undefined;
  const load = () => (loading ??= import('./moves'));
  routeWith({
    open(address, how) {
      load().then(
        (moves) => moves.open(address, how),
        () => (how.replace ? location.replace(address) : location.assign(address)),
      );
    },
    fetchAhead(address) {
      load().then(
        (moves) => moves.fetchAhead(address),
        () => undefined, // the click loads the page in full
      );
    },
  });
  followInternalLinks(
    { open: (address) => goTo(address), fetchAhead },
    new AbortController().signal,
  );
}
