/**
 * The cookies that only this host may set: the session of staff, the preview of drafts, the receipt of a form. Each
 * name begins with `__Host-` under https, which a browser takes from this host alone, and only with `Secure` and the
 * path `/`.
 */
const OF_THE_HOST = ['payload-token', 'preview', 'form_receipt'];
/** A cookie of one page: the prefix `__Secure-` requires https and allows a path. */
const OF_A_PAGE = ['form_stash'];

const prefixes = new Map([
  ...OF_THE_HOST.map((name) => [name, '__Host-']),
  ...OF_A_PAGE.map((name) => [name, '__Secure-']),
]);
const outerName = (name) => `${prefixes.get(name) ?? ''}${name}`;
const innerNames = new Map([...prefixes.keys()].map((name) => [outerName(name), name]));

/**
 * The cookies of a request under their names within the site. A cookie without its prefix is left out, because a
 * neighbouring subdomain or an answer by http may have set it (session fixation).
 * @param {string} header
 */
export function innerCookies(header) {
  const kept = [];
  for (const pair of header.split(';')) {
    // No regular expression: one that trims spaces at both ends takes time quadratic in their number.
    const end = pair.indexOf('=');
    const rest = end < 0 ? '' : pair.slice(end);
    // The CMS reads names without their surrounding spaces.
    const name = pair.slice(0, pair.length - rest.length).trim();
    if (prefixes.has(name)) continue;
    kept.push(`${innerNames.get(name) ?? name}${rest}`);
  }
  return kept.filter(Boolean).join('; ');
}

/**
 * A `Set-Cookie` value as browsers get it: with its prefix, `Secure`, and a `SameSite`.
 * @param {string} value
 */
export function outerCookie(value) {
  const [, name = '', rest = ''] = /^\s*([^=;]*)(.*)$/su.exec(value) ?? [];
  const said = rest.toLowerCase();
  return [
    `${outerName(name.trim())}${rest}`,
    ...(/;\s*secure\s*(?:[=;]|$)/u.test(said) ? [] : ['Secure']),
    ...(/;\s*samesite\s*=/u.test(said) ? [] : ['SameSite=Lax']),
  ].join('; ');
}

const SET = 'set-cookie';
const list = (value) => (value === undefined ? [] : [value].flat().map(String));

/** The headers that `writeHead` got: an object, or a flat list of names and values. */
function outerHeaders(headers) {
  if (!headers || typeof headers !== 'object') return headers;
  const pairs = Array.isArray(headers)
    ? Array.from({ length: headers.length / 2 }, (_, at) => [headers[at * 2], headers[at * 2 + 1]])
    : Object.entries(headers);
  const named = pairs.map(([name, value]) =>
    String(name).toLowerCase() === SET ? [name, list(value).map(outerCookie)] : [name, value],
  );
  return Array.isArray(headers) ? named.flat() : Object.fromEntries(named);
}

/**
 * Adds the prefixes of the site's cookies to answers and removes them from requests, if the public URL is https (ASVS
 * 3.3.1, 3.3.3). The CMS has no setting for it: its prefix also applies to two cookies that a script sets without
 * `Secure`, and browsers would refuse those under `__Host-`.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} [siteUrl] the public URL
 */
export function prefixCookies(request, response, siteUrl = '') {
  if (!siteUrl.startsWith('https:')) return;
  if (request.headers.cookie !== undefined) {
    request.headers.cookie = innerCookies(request.headers.cookie);
  }
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, ...rest) => {
    const own = list(response.getHeader(SET));
    if (own.length > 0) response.setHeader(SET, own.map(outerCookie));
    return writeHead(status, ...rest.map(outerHeaders));
  };
}
