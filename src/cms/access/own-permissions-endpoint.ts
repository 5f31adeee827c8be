import { type Endpoint, getAccessResults } from 'payload';

/**
 * GET /api/access: the permissions of the signed-in user. Visitors have none, and learn no names of collections and fields.
 */
export const ownAccess: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) =>
    Response.json(req.user ? await getAccessResults({ req }) : { canAccessAdmin: false }),
};
