import { APIError, type PayloadRequest } from 'payload';
import { type Colleague, routeId } from '../editorial/endpoint-access-and-input';
import { say } from '../fields/bilingual-admin-text';

/**
 * The id of the account that the request's path names: one's own, or for admins any.
 * @throws APIError 400 when the path has no id
 * @throws APIError 403 for another account than one's own
 */
export function accountOf(req: PayloadRequest, user: Colleague): number {
  const id = routeId(req);
  if (id === user.id || user.role === 'admin') return id;
  throw new APIError(say(req, 'Không được xem.', 'Not for you to see.'), 403, null, true);
}
