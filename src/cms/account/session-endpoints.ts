import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { log } from '@/lib/log';
import { forColleagues, routeId } from '../desk/answers';
import { say } from '../fields/words';
import { endSessions, sessionsOf } from './session-store';

type Colleague = NonNullable<PayloadRequest['user']>;

const answer = (body: object): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/** The number of the session that asks; null for a program that signs in anew each time. */
const here = ({ _sid: session }: Colleague & { _sid?: unknown }): string | null =>
  typeof session === 'string' ? session : null;

/**
 * The account that is asked about: one's own, or for admins anybody's.
 *
 * @throws APIError 403 for another's
 */
function accountOf(req: PayloadRequest, user: Colleague): number {
  const id = routeId(req);
  if (id === user.id || user.role === 'admin') return id;
  throw new APIError(say(req, 'Không được xem.', 'Not for you to see.'), 403, null, true);
}

/** Where an account is signed in, and an end to that: for oneself everywhere else, for a colleague everywhere. */
export const sessionEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/:id/sessions',
    handler: forColleagues(async (req, user) =>
      answer({ sessions: await sessionsOf(req.payload, accountOf(req, user), here(user)) }),
    ),
  },
  {
    method: 'post',
    path: '/:id/sessions/end',
    handler: forColleagues(async (req, user) => {
      const account = accountOf(req, user);
      const ended = await endSessions(
        req.payload,
        account,
        account === user.id ? here(user) : null,
      );
      log.info('sessions.ended', { user: account, by: user.id, ended });
      return answer({ ended });
    }),
  },
];
