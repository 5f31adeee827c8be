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

/** Whether an address can be decoded, and holds nothing that no file, database or header can. */
function isReadable(address) {
  const [path] = address.split('?', 1);
  try {
    return !decodeURIComponent(path).includes('\0') && !/%00/.test(address);
  } catch {
    return false;
  }
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
  // The admin's pages take what its own script posts, nothing else.
  return method !== 'OPTIONS' && ADMIN.test(path) && !ACTION_ID.test(headers['next-action'] ?? '')
    ? malformed('action', 'The next-action header names no action')
    : null;
}
