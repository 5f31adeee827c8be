import { globSync } from 'node:fs';
import { inRoot } from '../lib/project-paths.mjs';
import { adminAnswer } from './unavailable-responses.mjs';

/** The route of the site's error page, which does not query the CMS. */
const FAILED_SCREEN = '/failed-screen';
const ERROR_PAGE_TIMEOUT_MS = 3000;
const RETRY_AFTER_SECONDS = '15';
/** URLs of endpoints, the admin and the framework's own files; all other URLs are pages. */
const NOT_A_PAGE = /^\/(?:api|admin|graphql|_next)(?:\/|$)/;

const publicFiles = new Set(
  globSync('**/*.*', { cwd: inRoot('public') }).map((file) => `/${file.replaceAll('\\', '/')}`),
);
const isFile = (path) => path.startsWith('/_next/static/') || publicFiles.has(path);
const isEnglish = (path) => /^\/en(?:\/|$)/.test(path);

const shown = new Map();

/** Requests a page from this same server; undefined when the server is too busy, or stopping. */
const ask = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(ERROR_PAGE_TIMEOUT_MS),
  }).catch(() => undefined);

/** The error page as HTML; the last rendered one when it can not be rendered now. */
async function failedPage(port, path) {
  const address = `${isEnglish(path) ? '/en' : ''}${FAILED_SCREEN}`;
  const [page, ready] = await Promise.all([ask(port, address), ask(port, '/api/health/ready')]);
  const html = page?.ok ? await page.text().catch(() => '') : '';
  if (html !== '') shown.set(address, html);
  return {
    // A retry helps only when something that the page depends on failed, not after an error in the page
    // itself.
    ...(ready?.ok
      ? { status: 500, headers: {} }
      : { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } }),
    type: 'text/html; charset=utf-8',
    body: shown.get(address) ?? '',
  };
}

/**
 * How long one rendered error page is reused, so that a failing server does not render it for each visitor.
 */
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

/**
 * The answer to a request for a file that Next has refused on purpose: wrong method, failed precondition or invalid
 * range. Next fails on these answers, because it looks for an error page that does not exist. Null for other
 * requests.
 */
function refusedFile({ method, headers: { range, ...conditions } }) {
  const plain = (status) => ({ status, type: 'text/plain; charset=utf-8', headers: {}, body: '' });
  if (method !== 'GET' && method !== 'HEAD') return plain(405);
  if (conditions['if-match'] ?? conditions['if-unmodified-since']) return plain(412);
  return range ? plain(416) : null;
}

/**
 * Whether a request is for a screen of the admin. Its error page is replaced, because Next's own says nothing
 * helpful; requests by the admin's script are left unchanged.
 */
const isAdminScreen = ({ method, headers }, path) =>
  /^\/admin(?:\/|$)/.test(path) && method === 'GET' && headers.accept?.includes('text/html');

async function failedAdminScreen(request, port) {
  const ready = await ask(port, '/api/health/ready');
  return adminAnswer(request, { isReady: Boolean(ready?.ok) });
}

/** Whether a request is a server function call of the admin. */
export const isCall = ({ method, url, headers }) =>
  method === 'POST' && headers['next-action'] !== undefined && /^\/admin(?:[/?]|$)/.test(url);

function refusedCall({ status, code, message }) {
  return {
    status,
    type: 'application/json',
    headers: {},
    body: JSON.stringify({ code, message }),
  };
}

/** The replacement for a failed answer; null leaves it unchanged. */
function replacementFor(request, port, refusal) {
  const path = request.url.split('?', 1)[0];
  if (isCall(request)) {
    const refused = refusal();
    return refused && refusedCall(refused);
  }
  if (isAdminScreen(request, path)) return failedAdminScreen(request, port);
  if (isFile(path)) return refusedFile(request);
  return NOT_A_PAGE.test(path) || path.endsWith(FAILED_SCREEN)
    ? null
    : sharedFailedPage(port, path);
}

const OF_THE_FAILED = ['Content-Encoding', 'Content-Length', 'ETag', 'Link', 'Transfer-Encoding'];

/** Says of a failed answer that is sent as it is that nobody may cache it, and of a 503 when to try again. */
function keepOutOfCaches(response, status, headers) {
  const set = (name, value) => {
    if (!headers?.[name] && !response.hasHeader(name)) response.setHeader(name, value);
  };
  set('Cache-Control', 'no-store');
  if (status === 503) set('Retry-After', RETRY_AFTER_SECONDS);
}

/**
 * Replaces failed answers (status 500 and above). A page, whose failed answer has no body, is replaced by an error
 * page in the visitor's language, with status 503 while the site is not ready; a screen of the admin, a file, and a
 * call of the admin's functions by an answer that says what is wrong.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} port of this same server
 * @param {() => import('../../src/lib/server-function-refusal.ts').CallRefusal | null} [refusal] of a call of the
 * admin's functions that has failed; null when the server is at fault
 */
export function replaceFailures(request, response, port, refusal = () => null) {
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

  /**
   * Whether the answer that is about to be sent is replaced. A page with its own `Retry-After`, such as the one in
   * place of a search, is not.
   */
  const takesOver = (status, headers) => {
    if (isReplaced || response.headersSent || status < 500) return isReplaced;
    if (headers?.['Retry-After'] && headers['Content-Type']) return false;
    const replacement = replacementFor(request, port, refusal);
    if (!replacement) {
      keepOutOfCaches(response, status, headers);
      return false;
    }
    isReplaced = true;
    replace(replacement).catch(() => response.destroy());
    return true;
  };
  response.writeHead = (status, ...rest) =>
    takesOver(status, rest.at(-1)) ? response : writeHead(status, ...rest);
  response.write = (...rest) => takesOver(response.statusCode) || write(...rest);
  response.end = (...rest) => (takesOver(response.statusCode) ? response : end(...rest));
}
