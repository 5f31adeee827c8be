import { prefetch, goTo, registerRouter } from '@/lib/client-side-navigation';
import type * as Moves from './page-swap';
import { requestEarly, takeRequested } from './pages-requested-early';
import { followInternalLinks } from './follow-internal-links';

/** Events that precede a click on a link: the pointer moves, a finger touches the page, a key is pressed. */
const FIRST_SIGNS = ['pointermove', 'touchstart', 'keydown'];

/**
 * Starts client-side navigation, so that the visit's state in memory survives page changes (D19). Its code is loaded at
 * the first sign of interaction; a page that is requested earlier is fetched at the same time.
 */
export function startNavigation(): void {
  let loading: Promise<typeof Moves> | undefined;
  let isLoaded = false;
  const load = () => {
    loading ??= import('./page-swap').then(
      (moves) => {
        isLoaded = true;
        return moves;
      },
      (error: unknown) => {
        loading = undefined; // the next interaction tries again
        throw error;
      },
    );
    return loading;
  };
  const loadWith = (address: string) => {
    if (!isLoaded) requestEarly(address);
    return load();
  };
  registerRouter({
    open(address, how) {
      loadWith(address).then(
        (moves) => moves.open(address, how),
        () => (how.replace ? location.replace(address) : location.assign(address)),
      );
    },
    prefetch(address) {
      loadWith(address).then(
        (moves) => moves.prefetch(address),
        () => void takeRequested(address), // drops the early answer: without the code a click loads the page in full
      );
    },
  });
  const { signal } = new AbortController();
  followInternalLinks({ open: (address) => goTo(address), prefetch }, signal);
  for (const sign of FIRST_SIGNS) {
    const once = () => void load().catch(() => undefined);
    window.addEventListener(sign, once, { signal, passive: true, once: true });
  }
}
