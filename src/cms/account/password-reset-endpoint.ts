import { sql } from 'drizzle-orm';
import {
  addDataAndFileToRequest,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { sessionOf } from '@/lib/payload-database';
import { passwordProblem, weakPassword } from '../access/password-rules';
import { fieldsOf } from '../access/sign-in-hooks';
import { inRequestTransaction } from '../requests/run-in-request-transaction';
import { endFormerAccess } from './notify-of-changed-sign-in';

/** The e-mail address of the account that a mailed link belongs to; null when its token is not or no longer valid. */
async function emailOfResetToken(req: PayloadRequest, token: unknown): Promise<string | null> {
  if (typeof token !== 'string' || token === '') return null;
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<{ email: string }>(sql`
    SELECT email FROM users WHERE reset_password_token = ${token} AND reset_password_expiration > now()`);
  return rows[0]?.email ?? null;
}

/**
 * Applies the password rule to a password that is set by a mailed link. With an invalid token the rule is not checked,
 * because that would let strangers cause much work: the CMS then refuses the request itself.
 */
export const limitPasswordReset: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return args;
  const { password, token } = fieldsOf(args);
  const email = await emailOfResetToken(req, token);
  if (email === null) return args;
  const problem = typeof password === 'string' ? await passwordProblem(password, email) : null;
  if (problem) throw weakPassword(req, problem);
  return args;
};

/**
 * POST /api/users/reset-password. A mailed link sets a new password without starting a session: access to the mailbox
 * alone does not open an account with a second factor (ADR-0037).
 */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { token, password } = req.data ?? {};
    // One transaction with the hook endResetSession: otherwise the CMS would store the password and a session first.
    await inRequestTransaction(req, () =>
      req.payload.resetPassword({
        collection: 'users',
        data: {
          token: typeof token === 'string' ? token : '',
          password: typeof password === 'string' ? password : '',
        },
        overrideAccess: true,
        req,
      }),
    );
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

/**
 * Ends all sessions of an account whose password was set by a mailed link, including the one that the CMS has just
 * created, before its token is sent; logs the new password and notifies the owner.
 */
export const endResetSession: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const { user } = result as { user: { id: number; email: string } };
  const account = { id: user.id, email: user.email };
  await endFormerAccess(req, { account, changed: ['password'], by: undefined, kept: null });
  return { user };
};
