import { sql } from 'drizzle-orm';
import {
  addDataAndFileToRequest,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { sessionOf } from '@/lib/database-of';
import { fieldsOf } from '../access/sign-in';
import { passwordProblem, weakPassword } from '../access/password-rules';

/** Whether the token of a reset mail is still valid. */
async function isResetToken(req: PayloadRequest, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '') return false;
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute(sql`
    SELECT 1 FROM users WHERE reset_password_token = ${token} AND reset_password_expiration > now()`);
  return rows.length > 0;
}

/**
 * Applies the password rule to a password that is set by the link of a mail. With an invalid token it is not checked,
 * which would cost a stranger's request much work: the CMS refuses that request later.
 */
export const guardReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { password, token } = fieldsOf(args);
  if (!(await isResetToken(req, token))) return args;
  const problem = typeof password === 'string' ? await passwordProblem(password, '') : null;
  if (problem) throw weakPassword(req, problem);
  return args;
};

/**
 * POST /api/users/reset-password. A mailed link sets a new password without starting a session: access to the mailbox
 * alone does not open an account that has a second factor (ADR-0037).
 */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { token, password } = req.data ?? {};
    await req.payload.resetPassword({
      collection: 'users',
      data: {
        token: typeof token === 'string' ? token : '',
        password: typeof password === 'string' ? password : '',
      },
      overrideAccess: true,
      req,
    });
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

/** Deletes the session that the CMS creates when a password is reset, before its token is sent. */
export const endResetSession: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const { user } = result as { user: { id: number } };
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${user.id}`);
  return { user };
};
