/** Where the not-found screen is rendered; reached only by the proxy's rewrite. */
export const NOT_FOUND_SCREEN = '/not-found-screen';

/** Addresses, without language prefix, that code answers rather than a document of the CMS. */
const codeRoutes = [/^\/book-demo\/thank-you$/, /^\/form\/[a-z-]+$/];

export function isCodeRoute(path: string): boolean {
  return codeRoutes.some((route) => route.test(path));
}

/** What public/ holds: served as it is, without a language. A test compares this with the folder. */
export const publicFiles = ['/apple-touch-icon.png', '/favicon.ico', '/icon.svg'];

export const isPublicFile = (pathname: string): boolean => publicFiles.includes(pathname);
