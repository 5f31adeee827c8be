import sirv from 'sirv';
import { inRoot } from '../lib/paths.mjs';

/** Named by what is in them. */
const HASHED = '/_site/';

/**
 * Whether one piece of a file is asked for, from its first byte to its last. Whatever else is said is passed over, as
 * HTTP allows: a piece that ends before it begins would never be answered.
 */
function isRange(said = '') {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(said) ?? [];
  return first !== undefined && (last === '' || Number(first) <= Number(last));
}

/**
 * Answers with the files of the site's build, compressed while building; calls `next` where there is none.
 *
 * @param {(response: import('node:http').ServerResponse) => void} [tag] sets further headers of a file
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void}
 */
export function siteFiles(tag = () => {}) {
  const send = sirv(inRoot('dist/client'), {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, path) {
      tag(response);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
      const life = path.startsWith(HASHED)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate';
      response.setHeader('Cache-Control', life);
      // The list of types that sirv knows has no icons: it would say nothing.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    },
  });
  return (request, response, next) => {
    if (!isRange(request.headers.range)) delete request.headers.range;
    send(request, response, next);
  };
}
