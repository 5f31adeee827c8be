import SwupA11yPlugin from '@swup/a11y-plugin';
import SwupHeadPlugin from '@swup/head-plugin';
import SwupPreloadPlugin from '@swup/preload-plugin';
import Swup, { type Visit } from 'swup';
import { endRestoring } from '@/i18n/saved-language-choice';
import { isOfThisBuild } from '@/lib/is-page-of-this-build';
import { notifyPageChange } from '@/lib/client-side-navigation';
import {
  finishChange,
  prepareTransitions,
  replaceInTransition,
  skipTransition,
} from './card-transition';
import { takeRequested } from './pages-requested-early';
import { layOutFirstScreenFirst, opensAtTop } from './lay-out-first-screen-first';

declare module 'swup' {
  interface CacheData {
    /** When the page was cached, in milliseconds since 1970. */
    created?: number;
  }
}

/**
 * How long a fetched page may be shown again without a request, in milliseconds. Older ones are removed after each
 * page change.
 */
const FETCHED_LIFE = 30_000;

const address = () => window.location.pathname + window.location.search;

/** The URL of the visible page; `location` may already be the next page's URL. */
let shown = address();
/** Whether another page is loading: then `location` may already be its URL while the old page is visible. */
let isMoving = false;
/** The stored scroll positions by URL. */
const scrolled = new Map<string, number>();

const swup = new Swup({
  containers: ['#site-page'],
  animationSelector: false,
  linkSelector: 'a[data-swup]', // follow-internal-links.ts handles clicks on links
  // Also handles history entries that swup did not create: those of fragments, or the first page's. Skips a move
  // within the visible page, where only the fragment differs.
  skipPopStateHandling: () => !isMoving && address() === shown,
  plugins: [
    // Copies no attributes to the root element (`takeLanguage` sets `lang`), and keeps third-party scripts in the
    // document.
    new SwupHeadPlugin({ attributes: [], awaitAssets: true, persistAssets: true }),
    new SwupPreloadPlugin({ preloadHoveredLinks: false, preloadInitialPage: false }),
    new SwupA11yPlugin({ announcements: { visit: '{title}', url: '{url}' } }),
  ],
});

/**
 * Updates the document's language before behaviours of the new page start, which read it. Setting it to what it already
 * is would make the browser compute all styles again.
 */
function takeLanguage({ to }: Visit): void {
  const lang = to.document?.documentElement.lang;
  if (lang && lang !== document.documentElement.lang) document.documentElement.lang = lang;
}

/**
 * Updates the body's attributes for the language of the page, and shows a page that was hidden while it waited for the
 * saved language.
 */
function takeBody({ to }: Visit): void {
  endRestoring();
  for (const { name, value } of to.document?.body.attributes ?? []) {
    if (name.startsWith('data-')) document.body.setAttribute(name, value);
  }
}

/** Stops a smooth scroll, such as that to a focused link, which would continue in the next page. */
function stopScrolling(): void {
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
}

swup.hooks.replace('fetch:request', (_, { url, options }) => {
  const request = () => fetch(url, options);
  return takeRequested(url)?.catch(request) ?? request();
});
swup.hooks.before('visit:start', ({ animation, from }) => {
  animation.animate = false; // its classes on the root element would make the browser compute all styles again
  skipTransition();
  isMoving = true;
  scrolled.set(from.url, window.scrollY);
  stopScrolling();
});
for (const end of ['visit:end', 'visit:fail'] as const) {
  swup.hooks.on(end, () => {
    isMoving = false;
    finishChange();
  });
}
// A page of another build, after a deployment, needs a full page load: class names and scripts differ.
swup.hooks.before(
  'content:replace',
  async ({ to }) => {
    if (!to.document || isOfThisBuild(to.document)) return;
    window.location.reload(); // `location` is the next page's URL already
    await new Promise(() => {}); // never resolves: the browser leaves this document
  },
  { priority: -1 }, // before the styles of the next page are added
);
prepareTransitions();
swup.hooks.replace('content:replace', (visit, args, replaceContent) =>
  replaceInTransition(visit, () => {
    takeLanguage(visit);
    const isReplaced = replaceContent?.(visit, args);
    if (opensAtTop(visit)) layOutFirstScreenFirst();
    return isReplaced;
  }),
);
swup.hooks.on('content:replace', takeBody);
// A new page opens at its top, without smooth scrolling.
swup.hooks.replace('scroll:top', () => {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return true;
});
swup.hooks.on('content:scroll', ({ to, history }) => {
  if (history.popstate) window.scrollTo({ top: scrolled.get(to.url) ?? 0, behavior: 'instant' });
});
swup.hooks.on('page:view', () => {
  shown = address();
  notifyPageChange();
  finishChange();
});
// The focus moves to the start of a new page, unless an element of that page has the focus already, as the language
// selector has after a change of language.
swup.hooks.replace('content:focus', (visit, args, focusStart) => {
  if (!document.activeElement?.closest('#site-page')) focusStart?.(visit, args);
});
swup.hooks.on('cache:set', (_, { page }) => swup.cache.update(page.url, { created: Date.now() }));
swup.hooks.on('visit:end', () => {
  swup.cache.prune((_, { created = 0 }) => Date.now() - created > FETCHED_LIFE);
});

/** Opens a page of this site without a full page load. */
export function open(to: string, { replace }: { replace: boolean }): void {
  swup.navigate(to, { history: replace ? 'replace' : 'push' });
}

export function prefetch(to: string): void {
  void swup.preload?.(to);
}

/** Reads the HTML of a page of this site; a page that is prefetched, or being prefetched, is not requested again. */
export async function readPage(to: string): Promise<string> {
  const page = (await swup.preload?.(to)) ?? (await swup.fetchPage(to));
  if (Array.isArray(page)) throw new TypeError('One page was asked for');
  return page.html;
}
