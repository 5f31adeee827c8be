import { APIError, type Endpoint } from 'payload';
import { log } from '@/lib/write-log-line';
import { forColleagues, readObject } from '../editorial/endpoint-access-and-input';
import { accountOf } from './permitted-account-id-from-path';
import { endSessions, sessionIdOf, sessionsOf } from './session-store';

/**
 * Endpoints that list the sessions of an account and end them. With `key` in the body only that session ends. Without
 * `key`, all other sessions of one's own account end, or all sessions of a colleague's account.
 */
export const sessionEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/:id/sessions',
    handler: forColleagues(async (req, user) =>
      Response.json({
        sessions: await sessionsOf(req.payload, accountOf(req, user), sessionIdOf(user)),
      }),
    ),
  },
  {
    method: 'post',
    path: '/:id/sessions/end',
    handler: forColleagues(async (req, user) => {
      const account = accountOf(req, user);
      const { key } = await readObject(req);
      const isOne = key !== undefined;
      if (isOne && typeof key !== 'string') throw new APIError('No such session', 400, null, true);
      const but = account === user.id ? sessionIdOf(user) : null;
      const ended = await endSessions(req.payload, account, isOne ? { key } : { but });
      log.info('sessions.ended', { user: account, by: user.id, ended });
      return Response.json({ ended });
    }),
  },
];
