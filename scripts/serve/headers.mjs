/**
 * Replaces what the sender says of its own address by what is known of it: the peer of the connection,
 * or, behind `trustedProxies` proxies of ours, the address the outermost of them saw.
 */
export function truthfulAddress(request, trustedProxies) {
  const peer = request.socket.remoteAddress ?? '';
  const said = String(request.headers['x-forwarded-for'] ?? '');
  const hops = [
    ...said
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    peer,
  ];
  const address = hops.at(-1 - trustedProxies) ?? peer;
  request.headers['x-forwarded-for'] = address.replace(/^::ffff:/, '');
  if (trustedProxies > 0) return;
  delete request.headers['x-forwarded-host'];
  delete request.headers['x-forwarded-proto'];
  delete request.headers['x-forwarded-port'];
}

const MADE_BY_NEXT = /s-maxage=\d+/;

/**
 * Next lets shared caches keep a static page for a year; nothing would tell them that it has been
 * published anew. They may keep it, but have to ask each time; unchanged pages answer 304.
 */
export function pageCacheControl(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'cache-control' && MADE_BY_NEXT.test(String(value))
      ? setHeader(name, 'public, max-age=0, must-revalidate')
      : setHeader(name, value);
}
