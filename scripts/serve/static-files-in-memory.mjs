import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';

/** The maximum size of a file in memory; larger files are rare, and are read from the disk for each request. */
const MAX_CACHED_FILE_BYTES = 256 * 1024;
/** The maximum total size of all files in memory: a larger build serves the rest from the disk. */
const CACHE_SIZE_BYTES = 16 * 1024 * 1024;

const ENCODINGS = [
  ['br', '.br', /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/],
  ['gzip', '.gz', /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/],
];

const smallFile = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= MAX_CACHED_FILE_BYTES
    ? { stats, body: readFileSync(file) }
    : null;
};

/**
 * The versions of a file, the smallest first: those compressed during the build, then the file itself. Their entity
 * tags have sirv's form, so that copies in browsers stay valid.
 */
function versionsOf(file) {
  const type = lookup(file) ?? '';
  return [...ENCODINGS, [null, '', /^/]].flatMap(([encoding, ending, accepts]) => {
    const found = smallFile(file + ending);
    if (!found) return [];
    const { stats, body } = found;
    const headers = {
      'Content-Length': body.length,
      'Content-Type': type,
      'Last-Modified': stats.mtime.toUTCString(),
      ETag: `W/"${stats.size}-${stats.mtime.getTime()}"`,
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    return [{ accepts, headers, body }];
  });
}

/**
 * Answers with the small files of a folder from memory: opening a file and streaming it costs six times as much. Calls
 * `next` for any other URL, a range request, or a method other than GET and HEAD.
 * @param {string} folder read once, at the call
 * @param {{ prefix: string, setHeaders: (response: import('node:http').ServerResponse, path: string) => void }} options
 * `prefix` is the URL of the folder, with a slash at its end
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () =>
 * void) => void}
 */
export function cachedFiles(folder, { prefix, setHeaders }) {
  const files = new Map();
  let room = CACHE_SIZE_BYTES;
  for (const name of readdirSync(folder)) {
    if (/^\.|\.(?:br|gz)$/.test(name)) continue;
    const versions = versionsOf(path.join(folder, name));
    const size = versions.reduce((sum, { body }) => sum + body.length, 0);
    if (size === 0 || size > room) continue;
    room -= size;
    files.set(prefix + name, versions);
  }
  return (request, response, next) => {
    const { method, url, headers } = request;
    const address = url.split('?', 1)[0];
    const versions = files.get(address);
    if (!versions || headers.range || (method !== 'GET' && method !== 'HEAD')) return next();
    const accepted = headers['accept-encoding'] ?? '';
    const version = versions.find(({ accepts }) => accepts.test(accepted));
    if (!version) return next();
    response.setHeader('Vary', 'Accept-Encoding');
    setHeaders(response, address);
    const { ETag } = version.headers;
    if (headers['if-none-match'] === ETag) return response.writeHead(304, { ETag }).end();
    return response.writeHead(200, version.headers).end(version.body);
  };
}
