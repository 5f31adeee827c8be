/** URLs, without language prefix, that code answers instead of a document of the CMS. */
const pageRoutes = {
  ticket: /^\/tickets\/([\w-]+)$/,
  // Precedes `newsletter`, whose pattern would match this URL too.
  newsletterThanks: /^\/newsletter\/thank-you$/,
  newsletter: /^\/newsletter\/([\w-]+)$/,
  privacy: /^\/privacy\/([\w-]+)$/,
  demoThanks: /^\/book-demo\/thank-you$/,
  careerThanks: /^\/careers\/thank-you$/,
  contactThanks: /^\/contact\/thank-you$/,
  documentThanks: /^\/resources\/thank-you$/,
  ticketThanks: /^\/events\/([a-z0-9-]+)\/thank-you$/,
  waitingList: /^\/events\/([a-z0-9-]+)\/waiting-list$/,
  formReview: /^\/form\/([a-z-]+)$/,
  search: /^\/search$/,
  failedScreen: /^\/failed-screen$/,
  gallery: /^\/gallery$/,
  blogFeed: /^\/blog\/rss\.xml$/,
  newsFeed: /^\/news-and-press\/rss\.xml$/,
  calendar: /^\/events\/([a-z0-9-]+)\/calendar\.ics$/,
  llms: /^\/llms\.txt$/,
  manifest: /^\/manifest\.webmanifest$/,
  socialPicture: /^\/social\/([0-9a-f]{10})\/([\w/-]+)\.png$/,
} as const;

/** Endpoints for programs, the same in every language; nothing is rendered there. */
const machineRoutes = {
  pictograms: /^\/marks\.svg$/,
  robots: /^\/robots\.txt$/,
  securityText: /^\/\.well-known\/security\.txt$/,
  sitemaps: /^\/sitemap\.xml$/,
  sitemap: /^\/sitemaps\/([a-z]{2}-\d{1,4}\.xml)$/,
} as const;

type Named<Name extends string> = { name: Name; parts: string[] };

function find<Name extends string>(
  routes: Readonly<Record<Name, RegExp>>,
  path: string,
): Named<Name> | null {
  for (const [name, pattern] of Object.entries<RegExp>(routes)) {
    const found = pattern.exec(path);
    if (found) return { name: name as Name, parts: found.slice(1) };
  }
  return null;
}

export type CodeRoute = keyof typeof pageRoutes;
export type MachineRoute = keyof typeof machineRoutes;

/**
 * Whether the gallery is shown: always outside production, in production only if configured. It reads process.env in
 * place of src/lib/env.ts, because the admin's checks load this file too.
 */
const isGalleryShown = (): boolean =>
  process.env.SHOW_GALLERY === 'true' || process.env.NODE_ENV !== 'production';

/** The code route at a path without language prefix, and its route parameters. */
export function codeRouteOf(path: string): Named<CodeRoute> | null {
  const route = find(pageRoutes, path);
  return route?.name === 'gallery' && !isGalleryShown() ? null : route;
}

export const machineRouteOf = (path: string): Named<MachineRoute> | null =>
  find(machineRoutes, path);

export const isCodeRoute = (path: string): boolean => codeRouteOf(path) !== null;

/** The files of public/, served without a language. A test compares this list with the folder. */
export const publicFiles = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/films/complaint.en.jpg',
  '/films/complaint.en.mp4',
  '/films/complaint.en.vtt',
  '/films/complaint.en.webm',
  '/films/complaint.vi.jpg',
  '/films/complaint.vi.mp4',
  '/films/complaint.vi.vtt',
  '/films/complaint.vi.webm',
  '/gallery/lacquer.jpg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/icon.svg',
];

export const isPublicFile = (pathname: string): boolean => publicFiles.includes(pathname);
