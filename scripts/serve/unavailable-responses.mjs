import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/project-paths.mjs';

const RETRY_AFTER_SECONDS = 5;

const catalogues = Object.fromEntries(
  ['vi', 'en'].map((locale) => {
    const read = (name) => JSON.parse(readFileSync(inRoot('messages', locale, name), 'utf8'));
    return [locale, { ...read('errors.json'), ...read('forms.json') }];
  }),
);

/** A text of the message catalogues by its key, such as `away.title`. */
const say = (locale, key) =>
  key.split('.').reduce((level, name) => level[name], catalogues[locale]);

const isEnglish = (address) => /^\/en(?:[/?#]|$)/.test(address ?? '');

/** The language of the page; the URL of a form has no language, so that of the page that sent it is used. */
function localeOf({ url, headers }) {
  if (isEnglish(url)) return 'en';
  if (!url.startsWith('/api/') || !URL.canParse(headers.referer)) return 'vi';
  return isEnglish(new URL(headers.referer).pathname) ? 'en' : 'vi';
}

function page(locale, { title, text, isRead }) {
  const again = isRead ? `<p><a href="">${say(locale, 'away.again')}</a></p>` : '';
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}</style>
<main><h1>${title}</h1><p>${text}</p>${again}</main>
</html>
`;
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
  'Retry-After': String(RETRY_AFTER_SECONDS),
  'X-Content-Type-Options': 'nosniff',
};

const asJson = (body) => ({
  status: 503,
  headers: { ...HEADERS, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * The answer of the parent process while no web server runs.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'method' | 'headers'>} request
 */
export function unavailableAnswer(request) {
  const path = request.url.split('?')[0];
  if (path === '/api/health/live') return asJson({ status: 'away' });
  if (path === '/api/health/ready') {
    return asJson({ status: 'not-ready', checks: { web: 'failing' } });
  }
  const locale = localeOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { accept = '' } = request.headers;
  if (
    path.startsWith('/api/') ? !accept.includes('text/html') : accept.includes('application/json')
  ) {
    return asJson({
      code: 'unavailable',
      message: say(locale, isRead ? 'away.text' : 'notice.unavailable'),
    });
  }
  return {
    status: 503,
    headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
    body: page(locale, {
      title: say(locale, 'away.title'),
      text: say(locale, isRead ? 'away.text' : 'away.notStored'),
      isRead,
    }),
  };
}

/**
 * The page shown instead of a failed admin screen, in the language that staff have chosen.
 * @param {Pick<import('node:http').IncomingMessage, 'headers'>} request
 * @param {{ isReady: boolean }} site
 */
export function adminAnswer({ headers }, { isReady }) {
  const locale = /(?:^|;\s*)payload-lng=en/.test(headers.cookie ?? '') ? 'en' : 'vi';
  const [title, text] = isReady
    ? ['admin.failed.title', 'admin.failed.text']
    : ['admin.away.title', 'admin.away.text'];
  return {
    status: isReady ? 500 : 503,
    headers: HEADERS,
    type: 'text/html; charset=utf-8',
    body: page(locale, { title: say(locale, title), text: say(locale, text), isRead: true }),
  };
}
