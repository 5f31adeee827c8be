import SwupA11yPlugin from '@swup/a11y-plugin';
import SwupHeadPlugin from '@swup/head-plugin';
import SwupPreloadPlugin from '@swup/preload-plugin';
import Swup, { type Visit } from 'swup';
import { endRestoring } from '@/i18n/saved-locale';
import { sayPageMoved } from '@/lib/navigation';

declare module 'swup' {
  interface CacheData {
    /** When it was fetched, in milliseconds. */
    created?: number;
  }
}

/** A page that was fetched ahead is shown as it was then for so long; in milliseconds. */
const FETCHED_LIFE = 30_000;

const address = () => window.location.pathname + window.location.search;

/** Address of the page that is shown; the location may already be that of the next page. */
let shown = address();
/** Whether another page is on its way: the address may be that of the one, while the other is still shown. */
let isMoving = false;
/** Where the reader had scrolled to, by address. */
const scrolled = new Map<string, number>();

const swup = new Swup({
  containers: ['#site-page'],
  animationSelector: false,
  linkSelector: 'a[data-swup]', // internal-links.ts answers links
  // Entries of the history that others have made count too: a fragment's, or the first page's.
  skipPopStateHandling: () => !isMoving && address() === shown,
  plugins: [
    new SwupHeadPlugin({ awaitAssets: true, persistAssets: true }), // scripts of others stay,
    new SwupPreloadPlugin({ preloadHoveredLinks: false, preloadInitialPage: false }),
    new SwupA11yPlugin({ announcements: { visit: '{title}', url: '{url}' } }),
  ],
});

/** What stands on the body is in the language of the page, and a page that waited for it is shown. */
function takeBody({ to }: Visit): void {
  endRestoring();
  for (const { name, value } of to.document?.body.attributes ?? []) {
    if (name.startsWith('data-')) document.body.setAttribute(name, value);
  }
}

swup.hooks.before('visit:start', ({ from }) => {
  isMoving = true;
  scrolled.set(from.url, window.scrollY);
});
for (const end of ['visit:end', 'visit:fail'] as const) {
  swup.hooks.on(end, () => {
    isMoving = false;
  });
}
swup.hooks.on('content:replace', takeBody);
swup.hooks.on('content:scroll', ({ to, history }) => {
  if (history.popstate) window.scrollTo({ top: scrolled.get(to.url) ?? 0, behavior: 'instant' });
});
swup.hooks.on('page:view', () => {
  shown = address();
  sayPageMoved();
});
// The selector of the new page keeps the focus after a change of language.
swup.hooks.replace('content:focus', (visit, args, focusStart) => {
  if (!document.activeElement?.closest('#site-page')) focusStart?.(visit, args);
});
swup.hooks.on('cache:set', (_, { page }) => swup.cache.update(page.url, { created: Date.now() }));
swup.hooks.on('visit:end', () => {
  swup.cache.prune((_, { created = 0 }) => Date.now() - created > FETCHED_LIFE);
});

/** Opens a page of this site in the place of the one that is shown. */
export function open(to: string, { replace }: { replace: boolean }): void {
  swup.navigate(to, { history: replace ? 'replace' : 'push' });
}

/** Fetches a page that is likely to be opened next. */
export function fetchAhead(to: string): void {
  void swup.preload?.(to);
}
