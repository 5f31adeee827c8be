import { randomBytes } from 'node:crypto';
import { adminPolicy } from '../../src/lib/security-headers.ts';

const ADMIN = /^\/admin(?![^/?])/;
/** The framework takes the number for its scripts from here; a sender says nothing about it. */
const READ_BY_FRAMEWORK = ['content-security-policy', 'content-security-policy-report-only'];

/**
 * Gives each screen of the admin a Content-Security-Policy with a random number of its own, and tells the framework
 * the number, which marks its scripts with it.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'url'>} request
 * @param {Pick<import('node:http').ServerResponse, 'setHeader'>} response
 */
export function setAdminPolicy(request, response) {
  for (const name of READ_BY_FRAMEWORK) delete request.headers[name];
  if (!ADMIN.test(request.url)) return;
  const policy = adminPolicy(randomBytes(16).toString('base64'));
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
