import sirv from 'sirv';
import { inRoot } from '../lib/paths.mjs';

/** Named by what is in them. */
const HASHED = '/_site/';

/**
 * Answers with the files of the site's build, compressed while building; calls `next` where there is none.
 *
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void}
 */
export const siteFiles = () =>
  sirv(inRoot('dist/client'), {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      const life = path.startsWith(HASHED)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate';
      response.setHeader('Cache-Control', life);
    },
  });
