import { sql } from 'drizzle-orm';
import { type CollectionConfig, Forbidden, getFieldsToSign, jwtSign } from 'payload';
import type { User } from '@/payload-types';
import { sessionOf } from '@/lib/payload-database';

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number];

/** The absolute lifetime of a session in seconds, however much it is used (ASVS 7.3.2). */
const MAX_SESSION_SECONDS = 24 * 60 * 60;

/**
 * Ends sessions a day after they began: use of the admin renews a session, but near that end the new token lasts only
 * for the rest.
 * @throws Forbidden when that time is over, or the session no longer exists
 */
export const endLongSessions: RefreshHook = async ({ args: { collection, req }, user: found }) => {
  const { config } = collection;
  const user = found as User;
  const sid = req.user && '_sid' in req.user ? req.user._sid : null;
  const session = user.sessions?.find(({ id }) => id === sid);
  if (!req.user || !session?.createdAt) throw new Forbidden(req.t);
  const end = new Date(session.createdAt).getTime() + MAX_SESSION_SECONDS * 1000;
  const left = Math.floor((end - Date.now()) / 1000);
  if (left <= 0) throw new Forbidden(req.t);
  // Far from the end of the session the CMS renews the token for its usual time.
  if (left >= config.auth.tokenExpiration) return;
  const database = await sessionOf(req.payload, req);
  await database.execute(
    sql`UPDATE users_sessions SET expires_at = ${new Date(end)} WHERE id = ${session.id}`,
  );
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid: session.id,
      user: req.user,
    }),
    secret: req.payload.secret,
    tokenExpiration: left,
  });
  return { exp, refreshedToken: token, setCookie: true, user };
};
