import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
import { parseCookie } from 'cookie';
import { listAddressParts } from '@/content/paths/list-published-urls';
import { MAX_AGE_SECONDS } from '@/content/read-through-content-cache';
import { isDatabaseAway } from '@/content/page-copies-for-outages';
import { withRenderContext } from '@/content/page-render-context';
import { addressesTag, redirectsTag } from '@/content/cache-tags';
import { type Locale, locales } from '@/i18n/locales';
import { cdnHeaders, configuredCdns } from '@/lib/cdn-headers';
import { isRetryableError } from '@/lib/database-connection-errors';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { isPreview } from '@/lib/draft-preview-cookie';
import { recordRoute } from '@/lib/prometheus-metrics';
import { inSpan } from '@/lib/start-tracing-span';
import { UNSAVED_PATH, withPlaces } from '@/lib/edit-on-page/mark-sections-in-preview';
import { showPage } from '../document/html-document-data';
import type { PageResult } from '../routes/route-types';
import {
  decide,
  type Decision,
  type FileDecision,
  isContentFile,
  keyOf,
  type PageDecision,
  wholePage,
} from '../routes/decide-response';
import { notFound } from '../routes/error-pages';
import { searchUnavailable } from '../routes/search-page';
import { answerOf } from '../routes/route-handlers';
import { sessionHeaders } from './headers-forwarded-to-find-session';
import { type AnswerFromCache, makeCacheAnswers, rememberPage } from './answer-from-page-cache';
import { markdownAnswer } from './markdown-response';
import { type Activity, makeCopiesWhileIdle } from './copy-pages-while-idle';
import { addressesInOrder } from './order-of-page-copies';
import {
  cachedPage,
  everybodysPage,
  keyOfFile,
  type MakePage,
  OtherAnswer,
  sharedLife,
} from './page-cache';
import { pageHeaders, previewHeaders } from './content-security-policy';
import { routeName } from './route-name-for-metrics';
import { type PageSource, sendOnce, sendStored } from './send-response';
import type { StoredPage } from './compressed-page';
import { throttled } from './limit-page-requests';
import { answerUnsaved } from './answer-unsaved-preview';

const app = createApp({ streaming: false });

/** Headers and content delivery networks are configured once, because the environment of a process does not change. */
const headers = pageHeaders(process.env);
const ofPreviews = previewHeaders(process.env);
const networks = configuredCdns(process.env);

const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Renders a page as HTML; in a preview the parts of the page carry the names of their fields in the form of the admin.
 */
async function htmlOf({ page }: Pick<PageResult, 'page'>): Promise<string> {
  const shown = await showPage(page);
  return inSpan('page.render', {}, async () => {
    const response = await app.render(new Request(env().SITE_URL), { locals: { shown } });
    if (response.status !== 200) throw new Error(`the document answered ${response.status}`);
    const html = await response.text();
    return shown.draft ? withPlaces(html) : html;
  });
}

type ForAll = PageDecision | FileDecision;

const keyForAll = (decision: ForAll): string =>
  decision.kind === 'page' ? keyOf(decision) : keyOfFile(keyOf(decision));

/** The headers of a file for programs, as far as they differ from those of a page. */
function headersOfFile({ headers }: Response): Record<string, string> {
  const disposition = headers.get('content-disposition');
  return {
    'Content-Type': headers.get('content-type') ?? 'text/plain; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(disposition ? { 'Content-Disposition': disposition } : {}),
  };
}

/** Makes the function that renders a public page, or writes a file of content; both are the same for every visitor. */
const maker =
  (decision: ForAll): MakePage =>
  async () => {
    const found = await answerOf(decision, {
      url: new URL(keyOf(decision), env().SITE_URL),
      cookie: () => undefined,
      headers: new Headers(),
    });
    if (!(found instanceof Response)) {
      return { status: found.status ?? 200, text: await htmlOf(found) };
    }
    if (decision.kind === 'page' || found.status !== 200) throw new OtherAnswer(found);
    return { status: 200, text: await found.text(), headers: headersOfFile(found) };
  };

const pageOfAll = (decision: ForAll) => everybodysPage(keyForAll(decision), maker(decision));

/**
 * Renders the home pages in advance, so that no visitor waits for the first rendering; one that fails is rendered on
 * request.
 */
export async function makeHomePages(): Promise<void> {
  const homes = locales.map((locale) => wholePage({ locale, path: '/' }));
  await Promise.allSettled(homes.map(pageOfAll));
}

const keyOfNothing = (locale: Locale) => `nothing ${locale}`;
const makerOfNothing = (locale: Locale) => async () => ({
  status: 404,
  text: await htmlOf(notFound(locale)),
});
const screenOfNothing = (locale: Locale) =>
  everybodysPage(keyOfNothing(locale), makerOfNothing(locale));

const keyOfNoSearch = (locale: Locale) => `no-search ${locale}`;
const makerOfNoSearch = (locale: Locale) => async () => {
  const { page, status = 503 } = await searchUnavailable(locale);
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '15' };
  return { status, text: await htmlOf({ page }), headers };
};

/**
 * Renders public pages and files of content once, at most `PAGES_IN_ADVANCE`, and again after each change, while no
 * requests arrive. So those that nobody has read yet can also be served while the database is down.
 */
export async function keepCopiesOfAll(activity: Activity): Promise<void> {
  const { PAGES_IN_ADVANCE: most, SITE_URL } = env();
  if (most === 0) return;
  await makeCopiesWhileIdle(activity, async () => [
    ...locales.map((locale) => ({ key: keyOfNothing(locale), make: makerOfNothing(locale) })),
    ...locales.map((locale) => ({ key: keyOfNoSearch(locale), make: makerOfNoSearch(locale) })),
    ...addressesInOrder(most, await listAddressParts())
      .map((address) => decide(new URL(address, SITE_URL)))
      .filter((one): one is ForAll => isContentFile(one) || (one.kind === 'page' && one.isOfAll))
      .map((decision) => ({ key: keyForAll(decision), make: maker(decision) })),
  ]);
}

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL };

/** The headers for content delivery networks, for a page that is the same for all visitors. */
function networkHeaders(key: string, sent: { page: StoredPage; from: PageSource }) {
  const { tags, seconds } = sharedLife(key, sent);
  return cdnHeaders(networks, tags, seconds);
}

/** Sends the page of a key, with headers for content delivery networks where some are configured. */
function sendPage(
  { request, response }: Omit<Exchange, 'url'>,
  key: string,
  { page, from }: { page: StoredPage; from: PageSource },
): void {
  if (networks.length === 0) {
    sendStored(request, response, page, { headers, from });
    return;
  }
  const shared = networkHeaders(key, { page, from });
  sendStored(request, response, page, { headers: { ...headers, ...shared }, from });
}

/**
 * The headers for content delivery networks, for an answer that was rendered for one request.
 * @param content the tags and seconds of the content from which the answer was made
 */
function sharedHeaders(
  answer: Response,
  { tags, seconds }: { tags: Iterable<string>; seconds: number },
): Record<string, string> {
  const life = answer.headers.get('cache-control') ?? '';
  const isMoved = answer.status === 307 || answer.status === 308;
  if (isMoved) return cdnHeaders(networks, [addressesTag, redirectsTag], 0);
  // Content delivery networks cache a 404 for a while unless they are told otherwise.
  if (answer.status >= 400) return cdnHeaders(networks, [], 0);
  if (!life.startsWith('public')) return {};
  // The caching header of an answer at a URL with a content hash is kept.
  const asItSays = life.includes('immutable');
  const held = answer.status === 200 && !isDatabaseAway() ? seconds : 0;
  return cdnHeaders(networks, tags, asItSays ? undefined : held);
}

const isSearch = (decision: Decision): decision is Extract<Decision, { kind: 'code' }> =>
  decision.kind === 'code' && decision.name === 'search';

/** Sends the page that says, in place of results, that search does not work while the database is down. */
async function sayNoSearch(exchange: Omit<Exchange, 'url'>, locale: Locale): Promise<void> {
  const key = keyOfNoSearch(locale);
  sendPage(exchange, key, await everybodysPage(key, makerOfNoSearch(locale)));
}

async function answer(
  { request, response, url }: Exchange,
  decision: Decision,
  cookie: (name: string) => string | undefined,
): Promise<void> {
  const sender = String(request.headers['x-forwarded-for'] ?? 'unknown');
  const refused = await throttled(decision, sender);
  if (refused) {
    const shared = sharedHeaders(refused, { tags: [], seconds: 0 });
    await sendOnce(request, response, refused, { ...headers, ...shared });
  } else if (isSearch(decision) && isDatabaseAway()) {
    await sayNoSearch({ request, response }, decision.locale);
  } else if (decision.kind === 'markdown') {
    const { status, bodies } = (await pageOfAll(wholePage(decision))).page;
    const page = { status, html: bodies.identity.toString() };
    const address = env().SITE_URL + keyOf(decision);
    const markdown = markdownAnswer(page, address);
    const shared = sharedHeaders(markdown, { tags: [], seconds: 0 });
    await sendOnce(request, response, markdown, { ...headers, ...shared });
  } else if (isContentFile(decision) || (decision.kind === 'page' && decision.isOfAll)) {
    sendPage({ request, response }, keyForAll(decision), await pageOfAll(decision));
  } else {
    const asked = sessionHeaders(request.headers);
    const { page: found, ...made } = await withRenderContext(MAX_AGE_SECONDS, () =>
      answerOf(decision, { url, cookie, headers: asked }),
    );
    if (found instanceof Response) {
      const shared = sharedHeaders(found, made);
      await sendOnce(request, response, found, { ...headers, ...shared });
    } else if (found.status === 404) {
      const { locale } = found.page;
      sendPage({ request, response }, keyOfNothing(locale), await screenOfNothing(locale));
    } else {
      const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PRIVATE };
      await sendOnce(
        request,
        response,
        new Response(await htmlOf(found), { status: found.status ?? 200, headers: own }),
        found.page.draft ? ofPreviews : headers,
      );
    }
  }
}

/**
 * Makes the function that answers with cached pages (fast path).
 * @param others headers of every answer of the server, which the caller has not set yet
 */
export function cachedAnswers(others: Readonly<Record<string, string>>): AnswerFromCache {
  const shared = (key: string, page: StoredPage) => networkHeaders(key, { page, from: 'kept' });
  return makeCacheAnswers({ ...others, ...headers }, networks.length > 0 ? shared : undefined);
}

function fail(response: ServerResponse, error: unknown): void {
  log.error('page.failed', errorFields(error));
  if (response.headersSent) response.destroy();
  else response.writeHead(500, headers).end();
}

/** Answers every request of visitors, and unsaved previews; a page that fails is answered with 500. */
export function answerVisitor(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.split('?', 1)[0] === UNSAVED_PATH) {
    const make = { htmlOf: (page: PageResult['page']) => htmlOf({ page }), headers: ofPreviews };
    answerUnsaved(request, response, make).catch((error: unknown) => fail(response, error));
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const url = URL.parse(env().SITE_URL + (request.url ?? '/'));
  if (!url) {
    response.writeHead(400, headers).end();
    return;
  }
  const cookies = parseCookie(request.headers.cookie ?? '');
  const cookie = (name: string) => cookies[name];
  const { accept } = request.headers;
  const decision = decide(url, { accept, isPreview: isPreview(cookie) });
  const route = routeName(decision);
  recordRoute(response, route);
  if (decision.kind === 'page' && decision.isOfAll) {
    const key = keyOf(decision);
    const page = cachedPage(key);
    if (page) {
      if (request.url) rememberPage(request.url, { key, route });
      sendPage({ request, response }, key, { page, from: 'kept' });
      return;
    }
  }
  answer({ request, response, url }, decision, cookie)
    .catch((error: unknown) => {
      if (!(error instanceof OtherAnswer)) throw error;
      const { answer } = error;
      const shared = sharedHeaders(answer, { tags: [], seconds: 0 });
      // A copy is sent, because other requests may wait for this answer.
      return sendOnce(request, response, answer.clone(), { ...headers, ...shared });
    })
    .catch((error: unknown) => {
      if (!isSearch(decision) || response.headersSent || !isRetryableError(error)) throw error;
      log.warn('search.failed', errorFields(error));
      return sayNoSearch({ request, response }, decision.locale);
    })
    .catch((error: unknown) => fail(response, error));
}
