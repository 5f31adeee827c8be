const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
/**
 * The maximum length of a URL; the longest URLs of this site are filtered lists in the admin, which are far shorter.
 */
const MAX_URL_LENGTH = 8 * 1024;
/** URLs that accept methods other than GET and HEAD; all others are pages and files. */
const TAKES_BODIES = /^\/(?:api|admin|graphql)(?:\/|$)/;
const ADMIN = /^\/admin(?:\/|$)/;
const ACTION_ID = /^[0-9a-f]{40,44}$/;

const allow = (methods) => ({ Allow: methods.join(', ') });
const malformed = (code, message) => ({ status: 400, code, message });
const notAllowed = (methods) => ({
  status: 405,
  code: 'method',
  message: 'This address does not take that method',
  headers: allow(methods),
});

/**
 * Matches control characters, such as line breaks, which no file name contains. The framework would write them into
 * the log unescaped.
 */
const CONTROLS = /\p{Cc}/u;
/** Matches the framework's own URLs. The framework also logs the queries of these. */
const FRAMEWORK = /^\/_next\//;

/** Matches a URL without percent escapes, which needs no decoding. */
const PLAIN = /^[\w./-]*$/;

/**
 * Whether the path of a URL can be decoded and has no control characters, and the query has no NUL. The query of the
 * framework's own URLs is judged like the path.
 */
function isReadable(address) {
  if (PLAIN.test(address)) return true;
  const [path] = address.split('?', 1);
  try {
    const checked = decodeURIComponent(FRAMEWORK.test(path) ? address : path);
    return !CONTROLS.test(checked) && !/%00/.test(address);
  } catch {
    return false;
  }
}

/** Whether the `Origin` header names another site; the framework would throw an error on such a request. */
function isFromElsewhere({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const isBehindProxies = Number(process.env.TRUSTED_PROXIES ?? 0) > 0;
  const known = isBehindProxies ? [host, forwarded?.split(',')[0].trim()] : [host];
  return !known.includes(new URL(origin).host);
}

/** The error of a POST to an admin page, which accepts only what its own script posts. */
function actionFault(headers) {
  if (!ACTION_ID.test(headers['next-action'] ?? '')) {
    return malformed('action', 'The next-action header names no action');
  }
  return isFromElsewhere(headers)
    ? { status: 403, code: 'cross-site', message: 'Only pages of this site may send this' }
    : null;
}

/** Matches URLs of the CMS's own lists; other admin screens report invalid queries themselves. */
const LISTS = /^\/admin\/collections\//;
/**
 * Matches the name of a filter whose list of conditions is malformed or has an index above 20: the CMS would fail on
 * it.
 */
const BROKEN_LIST = /^where\[(?:or|and)\](?!\[(?:1?\d|20)?\])/;

/** Whether the query of a list contains a filter that the CMS can not read. */
const hasBrokenFilter = (query) =>
  query.includes('where') &&
  [...new URLSearchParams(query).keys()].some((name) => BROKEN_LIST.test(name));

/** The last valid value of the `Host` header: nearly all requests have the same one, and parsing it is expensive. */
let lastHost;

function isHost(host) {
  if (host === lastHost) return true;
  const isValid = URL.canParse(`http://${host}`);
  if (isValid) lastHost = host;
  return isValid;
}

/**
 * The fault of a request that is found before any endpoint handles it: in its method, URL, host or list filter, or in
 * a POST to an admin page. Null when the request is valid.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 */
export function formFault({ method, url, headers }) {
  if (!METHODS.includes(method)) return notAllowed(METHODS);
  if (!url.startsWith('/')) return malformed('address', 'The address has to start with /');
  if (url.length > MAX_URL_LENGTH) {
    return { status: 414, code: 'address-too-long', message: 'The address is too long' };
  }
  if (!isReadable(url)) return malformed('address', 'The address can not be decoded');
  if (headers.host !== undefined && !isHost(headers.host)) {
    return malformed('host', 'The Host header names no host');
  }
  const [path] = url.split('?', 1);
  if (LISTS.test(path) && hasBrokenFilter(url.slice(path.length + 1))) {
    return malformed(
      'filter',
      'The filter can not be read: number its conditions, where[or][0] first',
    );
  }
  if (READING.includes(method)) return null;
  if (!TAKES_BODIES.test(path)) return notAllowed(READING);
  return method !== 'OPTIONS' && ADMIN.test(path) ? actionFault(headers) : null;
}
