import type { CollectionAfterOperationHook, Endpoint } from 'payload';
import { generatePayloadCookie } from 'payload/shared';

const PATH = '/first-register';
/** A key of the request's context: the token of the session that starts with the sign-up. */
const TOKEN = 'firstSessionToken';

/**
 * Stores the token of a sign-up in the request's context; the CMS leaves it out of its answer because of
 * `removeTokenFromResponses`.
 */
export const keepFirstToken: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation === 'login' && TOKEN in req.context && 'token' in result) {
    req.context[TOKEN] = result.token;
  }
  return result;
};

/**
 * POST /api/users/first-register: the CMS's own sign-up of the first account, with the session's token only in a
 * cookie. Without this endpoint the CMS would lose the token and set an empty cookie.
 */
export const firstRegisterEndpoint: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async (req) => {
    const { auth, endpoints } = req.payload.collections.users.config;
    const own = endpoints && endpoints.findLast(({ path }) => path === PATH);
    if (!own || own.handler === firstRegisterEndpoint.handler) {
      throw new Error('The CMS has no sign-up of a first account.');
    }
    req.context[TOKEN] = null;
    const answer = await own.handler(req);
    const token = req.context[TOKEN];
    if (typeof token !== 'string') throw new Error('The sign-up began no session.');
    const { cookiePrefix } = req.payload.config;
    const cookie = generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token });
    answer.headers.set('Set-Cookie', cookie);
    return answer;
  },
};
