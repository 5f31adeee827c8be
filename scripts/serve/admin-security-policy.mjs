import { randomBytes } from 'node:crypto';
import { adminPolicy, CHECK_IN_PATH } from '../../src/lib/security-headers.ts';

const ADMIN = /^\/admin(?![^/?])/;
/** Next reads the nonce for its scripts from these request headers, so a client must not set them. */
const READ_BY_FRAMEWORK = ['content-security-policy', 'content-security-policy-report-only'];

/**
 * Gives each answer of the admin a Content-Security-Policy with its own nonce, and passes the policy to Next, which
 * puts the nonce on its scripts.
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'url'>} request
 * @param {Pick<import('node:http').ServerResponse, 'setHeader'>} response
 */
export function setAdminPolicy(request, response) {
  for (const name of READ_BY_FRAMEWORK) delete request.headers[name];
  if (!ADMIN.test(request.url)) return;
  const isCheckIn = request.url.split('?', 1)[0] === CHECK_IN_PATH;
  const policy = adminPolicy(
    randomBytes(16).toString('base64'),
    isCheckIn ? ["'wasm-unsafe-eval'"] : [],
  );
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
