/** Where the not-found screen is rendered; reached only by the proxy's rewrite. */
export const NOT_FOUND_SCREEN = '/not-found-screen';

/** Below it, a list is rendered in the state of its query; reached only by the proxy's rewrite. */
export const FILTERED_LIST = '/filtered';

/** Addresses, without language prefix, that code answers rather than a document of the CMS. */
const codeRoutes = [
  /^\/tickets\/[\w-]+$/,
  /^\/newsletter\/[\w-]+$/,
  /^\/privacy\/[\w-]+$/,
  /^\/(?:book-demo|careers|contact|newsletter|resources)\/thank-you$/,
  /^\/events\/[a-z0-9-]+\/(?:thank-you|waiting-list)$/,
  /^\/form\/[a-z-]+$/,
  /^\/search$/,
  /^\/failed-screen$/,
  /^\/(?:blog|news-and-press)\/rss\.xml$/,
  /^\/events\/[a-z0-9-]+\/calendar\.ics$/,
  /^\/(?:llms\.txt|manifest\.webmanifest)$/,
  /^\/social\/[0-9a-f]{10}\/[\w/-]+\.png$/,
];

/** Addresses that are the same in every language, and answer machines: nothing is rendered at them. */
const machineRoutes = [
  /^\/robots\.txt$/,
  /^\/\.well-known\/security\.txt$/,
  /^\/sitemap\.xml$/,
  /^\/sitemaps\/[a-z]{2}-\d{1,4}\.xml$/,
];

export const isMachineRoute = (pathname: string): boolean =>
  machineRoutes.some((route) => route.test(pathname));

const GALLERY = /^\/gallery$/;

/**
 * Whether the gallery is shown: always in development, elsewhere when it is asked for. Read from the
 * process and not from src/lib/env.ts, because the proxy loads this: it should not load the checking of
 * every other variable with it. The start has checked the value.
 */
function isGalleryShown(): boolean {
  return process.env.SHOW_GALLERY === 'true' || process.env.NODE_ENV !== 'production';
}

export function isCodeRoute(path: string): boolean {
  if (GALLERY.test(path)) return isGalleryShown();
  return codeRoutes.some((route) => route.test(path));
}

/** What public/ holds: served as it is, without a language. A test compares this with the folder. */
export const publicFiles = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/icon.svg',
];

export const isPublicFile = (pathname: string): boolean => publicFiles.includes(pathname);
