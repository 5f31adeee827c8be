/**
 * Replaces the IP address headers of a request by the real IP address of the client: that of the connection or, behind
 * `trustedProxies` of our own proxies, the IP address that the outermost of them reported.
 */
export function setClientAddress(request, trustedProxies) {
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
