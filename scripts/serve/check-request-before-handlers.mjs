import { boundBody } from './read-limited-body.mjs';
import { refuse } from './refuse-request.mjs';
import { formFault } from './validate-request-head.mjs';

/**
 * Checks a request before every handler: an invalid one, or one whose body is too long or too slow, is answered here
 * and never reaches the application.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} handle passes the request to the application
 */
export function withinLimits(request, response, handle) {
  const fault = formFault(request);
  if (fault) refuse(request, response, fault);
  else boundBody(request, response, handle);
}
