import { globSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { adminAnswer } from './away.mjs';

/** Where the page is rendered that stands for one that failed; it asks the CMS nothing. */
const FAILED_SCREEN = '/failed-screen';
const PAGE_MS = 3000;
const RETRY_SECONDS = '15';
/** What answers programs, and the framework's own files; everything else is a page. */
const NOT_A_PAGE = /^\/(?:api|admin|graphql|_next)(?:\/|$)/;

const publicFiles = new Set(
  globSync('**/*.*', { cwd: inRoot('public') }).map((file) => `/${file.replaceAll('\\', '/')}`),
);
const isFile = (path) => path.startsWith('/_next/static/') || publicFiles.has(path);
const isEnglish = (path) => /^\/en(?:\/|$)/.test(path);

const shown = new Map();

/** Asks this very server; undefined when it is too busy, or stopping. */
const ask = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(PAGE_MS) }).catch(
    () => undefined,
  );

/** The page as HTML; the last one that could be made when it can not be made now. */
async function failedPage(port, path) {
  const address = `${isEnglish(path) ? '/en' : ''}${FAILED_SCREEN}`;
  const [page, ready] = await Promise.all([ask(port, address), ask(port, '/api/health/ready')]);
  const html = page?.ok ? await page.text().catch(() => '') : '';
  if (html !== '') shown.set(address, html);
  return {
    // Only what the page needs can come back by itself; its own fault stays.
    ...(ready?.ok
      ? { status: 500, headers: {} }
      : { status: 503, headers: { 'Retry-After': RETRY_SECONDS } }),
    type: 'text/html; charset=utf-8',
    body: shown.get(address) ?? '',
  };
}

/** How long readers whose pages fail share one answer: a sick server is not asked for each of them. */
const SHARED_MS = 3000;
const underWay = new Map();

function sharedFailedPage(port, path) {
  const key = isEnglish(path);
  const known = underWay.get(key);
  if (known && performance.now() - known.at < SHARED_MS) return known.answer;
  const answer = failedPage(port, path);
  underWay.set(key, { at: performance.now(), answer });
  return answer;
}

/** The framework means these answers, and fails to give them: it looks for a page that explains them. */
function refusedFile({ method, headers: { range, ...conditions } }) {
  const plain = (status) => ({ status, type: 'text/plain; charset=utf-8', headers: {}, body: '' });
  if (method !== 'GET' && method !== 'HEAD') return plain(405);
  if (conditions['if-match'] ?? conditions['if-unmodified-since']) return plain(412);
  return range ? plain(416) : null;
}

/** What the framework says of a failed screen of the admin helps nobody; what its script asks for stays as it is. */
const isAdminScreen = ({ method, headers }, path) =>
  /^\/admin(?:\/|$)/.test(path) && method === 'GET' && headers.accept?.includes('text/html');

async function failedAdminScreen(request, port) {
  const ready = await ask(port, '/api/health/ready');
  return adminAnswer(request, { isReady: Boolean(ready?.ok) });
}

/** What stands in the place of a failed answer; null leaves it as it is. */
function replacementFor(request, port) {
  const path = request.url.split('?', 1)[0];
  if (isAdminScreen(request, path)) return failedAdminScreen(request, port);
  if (isFile(path)) return refusedFile(request);
  return NOT_A_PAGE.test(path) || path.endsWith(FAILED_SCREEN)
    ? null
    : sharedFailedPage(port, path);
}

const OF_THE_FAILED = ['Content-Encoding', 'Content-Length', 'ETag', 'Link', 'Transfer-Encoding'];

/**
 * Shows a page in the reader's language in the place of one that failed, with status 503 while the site is
 * not ready: what the framework answers is an empty document that only a script fills.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} port of this very server
 */
export function replaceFailures(request, response, port) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let isReplaced = false;

  async function replace(replacement) {
    const { status, type, headers, body } = await replacement;
    for (const name of OF_THE_FAILED) response.removeHeader(name);
    writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' });
    end(body);
  }

  /** Whether the answer that is about to begin is replaced. */
  const takesOver = (status) => {
    if (isReplaced || response.headersSent || status < 500) return isReplaced;
    const replacement = replacementFor(request, port);
    if (!replacement) return false;
    isReplaced = true;
    replace(replacement).catch(() => response.destroy());
    return true;
  };
  response.writeHead = (status, ...rest) =>
    takesOver(status) ? response : writeHead(status, ...rest);
  response.write = (...rest) => takesOver(response.statusCode) || write(...rest);
  response.end = (...rest) => (takesOver(response.statusCode) ? response : end(...rest));
}
