import { APIError, type Endpoint } from 'payload';
import { log } from '@/lib/log';
import { type Colleague, forColleagues, readObject } from '../editorial/answers';
import { accountOf } from './account-from-path';
import { endSessions, sessionsOf } from './session-store';

/** The id of the session that asks; null for a program, which signs in with each request. */
const here = ({ _sid: session }: Colleague & { _sid?: unknown }): string | null =>
  typeof session === 'string' ? session : null;

/**
 * Lists the sessions of an account and ends them. With `key` in the body that one session ends; without it, all other
 * sessions of one's own account, or all of a colleague's.
 */
export const sessionEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/:id/sessions',
    handler: forColleagues(async (req, user) =>
      Response.json({ sessions: await sessionsOf(req.payload, accountOf(req, user), here(user)) }),
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
      const but = account === user.id ? here(user) : null;
      const ended = await endSessions(req.payload, account, isOne ? { key } : { but });
      log.info('sessions.ended', { user: account, by: user.id, ended });
      return Response.json({ ended });
    }),
  },
];
