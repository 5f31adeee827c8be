import { prefetch, goTo, registerRouter } from '@/lib/navigation';
import type * as Moves from './page-swap';
import { followInternalLinks } from './internal-links';

/**
 * Starts client-side navigation, so that the state of the visit in memory survives page changes (D19). Its code is
 * loaded when the visitor is likely to follow a link; an earlier click waits for it.
 */
export function startNavigation(): void {
  let loading: Promise<typeof Moves> | undefined;
  const load = () => (loading ??= import('./page-swap'));
  registerRouter({
    open(address, how) {
      load().then(
        (moves) => moves.open(address, how),
        () => (how.replace ? location.replace(address) : location.assign(address)),
      );
    },
    prefetch(address) {
      load().then(
        (moves) => moves.prefetch(address),
        () => undefined, // the code was not loaded in time: the click becomes a full page load
      );
    },
  });
  followInternalLinks({ open: (address) => goTo(address), prefetch }, new AbortController().signal);
}
