import type { Endpoint } from 'payload';

const PATH = '/first-register';

/**
 * POST /api/users/first-register: the CMS's own sign-up of the first account. The session's token is given in its cookie
 * alone: the CMS's setting `removeTokenFromResponses` does not reach this answer.
 */
export const firstRegisterEndpoint: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async (req) => {
    const { endpoints } = req.payload.collections.users.config;
    const own = endpoints && endpoints.findLast(({ path }) => path === PATH);
    if (!own || own.handler === firstRegisterEndpoint.handler) {
      throw new Error('The CMS has no sign-up of a first account.');
    }
    const answer = await own.handler(req);
    const { token: _, ...body } = (await answer.json()) as Record<string, unknown>;
    const { status, headers } = answer;
    return Response.json(body, { status, headers });
  },
};
