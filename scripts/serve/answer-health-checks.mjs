import { ANSWER_POLICY, securityHeaders } from '../../src/lib/security-headers.ts';

/**
 * The health checks that the serving process answers itself, so that they are correct while the admin is still loading.
 */
export const LIVE = '/api/health/live';
const READY = '/api/health/ready';

const HEADERS = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': ANSWER_POLICY,
};

function send(request, response, status, body, headers = {}) {
  response.writeHead(status, { ...HEADERS, ...headers, 'Content-Type': 'application/json' });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
}

/**
 * Answers the liveness check, and, until everything has loaded, the readiness check with "not ready".
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ isStarting: boolean, isStopping: boolean }} site a stopping process reports that it is not live, so that
 * proxies send requests elsewhere
 * @returns {boolean} whether this was a health check
 */
export function answerHealth(request, response, { isStarting, isStopping }) {
  const path = request.url.split('?', 1)[0];
  if (path !== LIVE && !(path === READY && isStarting)) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(request, response, 405, { code: 'method-not-allowed' }, { Allow: 'GET, HEAD' });
  } else if (path === LIVE) {
    send(request, response, isStopping ? 503 : 200, { status: isStopping ? 'stopping' : 'live' });
  } else {
    send(request, response, 503, { status: 'starting' }, { 'Retry-After': '1' });
  }
  return true;
}
