import { APIError, type Endpoint } from 'payload';
import { log } from '@/lib/log';
import { type Colleague, forColleagues, readObject } from '../desk/answers';
import { accountOf } from './account-of';
import { endSessions, sessionsOf } from './session-store';

/** The number of the session that asks; null for a program that signs in anew each time. */
const here = ({ _sid: session }: Colleague & { _sid?: unknown }): string | null =>
  typeof session === 'string' ? session : null;

/**
 * Where an account is signed in, and an end to that: to the one session whose `key` the body has, or, without
 * one, for oneself everywhere else and for a colleague everywhere.
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
