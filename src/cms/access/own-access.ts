import { type Endpoint, getAccessResults } from 'payload';

/** GET /api/access: what one may do here. Strangers may do nothing, and learn no names of collections and fields. */
export const ownAccess: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) =>
    Response.json(req.user ? await getAccessResults({ req }) : { canAccessAdmin: false }),
};
