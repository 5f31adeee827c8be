import path from 'node:path';
import sirv from 'sirv';
import { inRoot } from '../lib/project-paths.mjs';
import { cachedFiles } from './static-files-in-memory.mjs';

/** The URL prefix of files whose name contains a hash of the content. */
const HASHED = '/_site/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Whether a request has a valid single range. Other range headers are ignored, as HTTP allows: a range that ends before
 * it begins would never be answered.
 */
function isRange(said = '') {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(said) ?? [];
  return first !== undefined && (last === '' || Number(first) <= Number(last));
}

/**
 * Serves the files of the site's build, compressed during the build; calls `next` for other URLs.
 * @param {(response: import('node:http').ServerResponse) => void} [tag] sets further headers of a file
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse,
 * next: () => void) => void}
 */
export function siteFiles(tag = () => {}) {
  const setHeaders = (response, address) => {
    tag(response);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    const life = address.startsWith(HASHED) ? IMMUTABLE : 'public, max-age=0, must-revalidate';
    response.setHeader('Cache-Control', life);
    // Icons are missing in sirv's list of content types, so they would have no Content-Type.
    if (address.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
  };
  const folder = inRoot('dist/client');
  const send = sirv(folder, { etag: true, brotli: true, gzip: true, dotfiles: false, setHeaders });
  const sendKept = cachedFiles(path.join(folder, HASHED), { prefix: HASHED, setHeaders });
  return (request, response, next) => {
    if (!isRange(request.headers.range)) delete request.headers.range;
    sendKept(request, response, () => send(request, response, next));
  };
}

/** Folders of files with a content hash in their name: those of the site, and those of the admin. */
const OF_A_BUILD = /^\/_(?:site|next\/static)\//;

/** Whether a URL is one of the given ones, which contain no percent escapes. */
function isOneOf(addresses, url) {
  try {
    return addresses.has(decodeURIComponent(url.split('?', 1)[0]));
  } catch {
    return false; // a URL that can not be decoded belongs to no file
  }
}

/**
 * Serves the hashed files of earlier builds, for pages opened before this one; calls `next` for other URLs, and for
 * files that this build has too: most do not change between two builds, and are served from memory.
 * @param {readonly string[]} folders the latest build first
 * @param {ReadonlySet<string>} own URLs of this build's files
 * @param {(response: import('node:http').ServerResponse) => void} [tag] sets further headers of a file
 * @returns {ReturnType<typeof siteFiles>}
 */
export function earlierFiles(folders, own, tag = () => {}) {
  const senders = folders.map((folder) =>
    sirv(folder, {
      etag: true,
      brotli: true,
      gzip: true,
      dotfiles: false,
      setHeaders(response) {
        tag(response);
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
        response.setHeader('Cache-Control', IMMUTABLE);
      },
    }),
  );
  return (request, response, next) => {
    if (!OF_A_BUILD.test(request.url) || isOneOf(own, request.url)) return next();
    if (!isRange(request.headers.range)) delete request.headers.range;
    const tryFrom = (index) =>
      index < senders.length ? senders[index](request, response, () => tryFrom(index + 1)) : next();
    return tryFrom(0);
  };
}
