const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
/** Filters of lists in the admin are the longest that the site itself makes; they are far shorter. */
const LONGEST_ADDRESS = 8 * 1024;
/** Addresses that take more than `GET`; everything else is pages and files. */
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

/** What ends a line, and the rest that no file name holds. The framework writes paths into its log as they are. */
const CONTROLS = /\p{Cc}/u;
/** The framework's own addresses; its log names their queries too. */
const FRAMEWORK = /^\/_next\//;

/** Whether an address can be decoded, and holds nothing that no file, database, header or log can. */
function isReadable(address) {
  const [path] = address.split('?', 1);
  try {
    const checked = decodeURIComponent(FRAMEWORK.test(path) ? address : path);
    return !CONTROLS.test(checked) && !/%00/.test(address);
  } catch {
    return false;
  }
}

/** Whether the browser names another site as that of the page; the framework would throw on its answer. */
function isFromElsewhere({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const isBehindProxies = Number(process.env.TRUSTED_PROXIES ?? 0) > 0;
  const known = isBehindProxies ? [host, forwarded?.split(',')[0].trim()] : [host];
  return !known.includes(new URL(origin).host);
}

/** What is wrong with what is posted to a page of the admin: it takes what its own script posts, nothing else. */
function actionFault(headers) {
  if (!ACTION_ID.test(headers['next-action'] ?? '')) {
    return malformed('action', 'The next-action header names no action');
  }
  return isFromElsewhere(headers)
    ? { status: 403, code: 'cross-site', message: 'Only pages of this site may send this' }
    : null;
}

/**
 * What is wrong with a request before any endpoint looks at it: its method, its address, its host.
 * Null when nothing is.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 */
export function formFault({ method, url, headers }) {
  if (!METHODS.includes(method)) return notAllowed(METHODS);
  if (!url.startsWith('/')) return malformed('address', 'The address has to start with /');
  if (url.length > LONGEST_ADDRESS) {
    return { status: 414, code: 'address-too-long', message: 'The address is too long' };
  }
  if (!isReadable(url)) return malformed('address', 'The address can not be decoded');
  if (headers.host !== undefined && !URL.canParse(`http://${headers.host}`)) {
    return malformed('host', 'The Host header names no host');
  }
  const [path] = url.split('?', 1);
  if (READING.includes(method)) return null;
  if (!TAKES_BODIES.test(path)) return notAllowed(READING);
  return method !== 'OPTIONS' && ADMIN.test(path) ? actionFault(headers) : null;
}
