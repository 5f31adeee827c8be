import path from 'node:path';
import sirv from 'sirv';
import { inRoot } from '../lib/paths.mjs';
import { keptFiles } from './kept-files.mjs';

/** Named by what is in them. */
const HASHED = '/_site/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

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
  const setHeaders = (response, address) => {
    tag(response);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    const life = address.startsWith(HASHED) ? IMMUTABLE : 'public, max-age=0, must-revalidate';
    response.setHeader('Cache-Control', life);
    // The list of types that sirv knows has no icons: it would say nothing.
    if (address.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
  };
  const folder = inRoot('dist/client');
  const send = sirv(folder, { etag: true, brotli: true, gzip: true, dotfiles: false, setHeaders });
  const sendKept = keptFiles(path.join(folder, HASHED), { prefix: HASHED, setHeaders });
  return (request, response, next) => {
    if (!isRange(request.headers.range)) delete request.headers.range;
    sendKept(request, response, () => send(request, response, next));
  };
}

/** Where files are whose names say what is in them: those of the site, and those of the admin. */
const OF_A_BUILD = /^\/_(?:site|next\/static)\//;

/**
 * Answers with the hashed files of builds before this one, for pages that were opened before it; calls `next` where there
 * is none.
 *
 * @param {readonly string[]} folders the latest build first
 * @param {(response: import('node:http').ServerResponse) => void} [tag] sets further headers of a file
 * @returns {ReturnType<typeof siteFiles>}
 */
export function earlierFiles(folders, tag = () => {}) {
  const senders = folders.map((folder) =>
    sirv(folder, {
      etag: true,
      brotli: true,
      gzip: true,
      dotfiles: false,
      setHeaders(response) {
        tag(response);
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Cache-Control', IMMUTABLE);
      },
    }),
  );
  return (request, response, next) => {
    if (!OF_A_BUILD.test(request.url)) return next();
    if (!isRange(request.headers.range)) delete request.headers.range;
    const tryFrom = (index) =>
      index < senders.length ? senders[index](request, response, () => tryFrom(index + 1)) : next();
    return tryFrom(0);
  };
}
