import { sql } from 'drizzle-orm';
import {
  APIError,
  type CollectionAfterLogoutHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { env } from '@/lib/env';
import { sessionOf } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import { networkHash } from '@/lib/hash-of-ip-network';
import { readJson } from '@/lib/request-body';
import { clientAddress } from '@/lib/request-origin';
import { say } from '../fields/bilingual-admin-text';
import { countTry, isOneResetTooMany } from './limit-failed-sign-ins';
import { checkOwner } from './verify-second-factor';

/** A key of the request's context: the factors by which the sign-in was accepted. */
const FACTORS = 'signInFactors';
/** The maximum length of an account's e-mail address in characters. */
const MAX_EMAIL_LENGTH = 254;

export const fieldsOf = (args: object): Readonly<Record<string, unknown>> =>
  'data' in args && typeof args.data === 'object' ? { ...args.data } : {};

/** The typed code of an app, or recovery code, from the request: the CMS does not pass this field to hooks. */
const codeOf = ({ data }: PayloadRequest): unknown =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;

/**
 * Limits sign-in attempts. An attempt is counted before anything is hashed. The answer has the same text whether the
 * password is wrong, the code is wrong or missing (ADR-0037), there is no such account, or there were too many attempts
 * (ADR-0024). It also takes the same time, except after too many attempts, when nothing is hashed.
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = fieldsOf(args);
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const account = email
    .toLowerCase()
    .trim()
    .slice(0, MAX_EMAIL_LENGTH + 1);
  // A request with an empty field is left to the CMS, which answers with the name of the field.
  if (account === '' || password.trim() === '') return args;
  const tried = await countTry(req.payload, clientAddress(req.headers), account);
  const given = { password, code: codeOf(req) };
  const checked = tried.isRefused
    ? { fault: 'limited' as const }
    : await checkOwner(req, { email: account }, given);
  if ('fault' in checked) {
    const message = say(
      req,
      'Email, mật khẩu hoặc mã đăng nhập không đúng. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
      'The email address, the password or the sign-in code is wrong. After several wrong tries, wait 10 minutes and try again.',
    );
    // The e-mail address is not logged, because people sometimes type their password there.
    const { fault: reason } = checked;
    const user = 'user' in checked ? checked.user : undefined;
    log.warn('sign-in.refused', { reason, user, network: networkHash(req.headers) });
    throw new APIError(message, 401, null, true);
  }
  await tried.wasRight();
  req.context[FACTORS] = checked.factors;
  // The CMS gets the normalised e-mail address and looks the account up by it, in whatever case it was typed.
  return { ...args, data: { ...fieldsOf(args), email: account } };
};

/** Logs a sign-in. The session that the CMS creates after a password reset is not logged: it is deleted at once. */
export const recordSignIn: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const user = operation === 'login' && 'user' in result ? result.user : undefined;
  if (user) {
    // The factors by which `limitSignIn` accepted this sign-in.
    const factors = typeof req.context[FACTORS] === 'string' ? req.context[FACTORS] : 'password';
    log.info('sign-in.done', { user: user.id, factors, network: networkHash(req.headers) });
  }
  return result;
};

/**
 * Logs a sign-out, and makes the browser delete its cache for this origin, including pages behind the Back button (ASVS
 * 14.3.1). Not `storage` and not `cookies`: the public site shares the origin and stores a visitor's language and
 * consent there, and a phone for check-in stores entries that it has not sent yet. Stored tickets are deleted by the
 * admin itself (`send-stored-entries.client.tsx`).
 */
export const recordSignOut: CollectionAfterLogoutHook = ({ req }) => {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Clear-Site-Data', '"cache"');
  log.info('sign-out.done', { user: req.user?.id });
};

/**
 * Whether the mailed link of an account is that of an invitation, and works. A link for a new password that was asked
 * for after the invitation expired is not: it works for an hour only.
 */
export const isInvitationOpen = sql`(invited_at IS NOT NULL AND reset_password_requested_at IS NULL
  AND reset_password_expiration > now())`;

/**
 * Mails a link for a new password, if the address has an account. While the link of an invitation works, nothing is
 * sent: the new link would end the invitation and work for an hour only, and anybody can ask for one.
 */
async function mailResetLink(payload: Payload, email: string): Promise<void> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute(sql`
    SELECT 1 FROM users WHERE email = ${email.toLowerCase().trim()} AND ${isInvitationOpen}`);
  if (rows.length > 0) return;
  await payload.forgotPassword({ collection: 'users', data: { email } });
}

/**
 * POST /api/users/forgot-password. Answers before the account is looked up, so that neither the answer nor its time
 * reveals whether the account exists. Without a mail server it answers with an error.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (await isOneResetTooMany(req.payload, clientAddress(req.headers))) {
      const message = say(
        req,
        'Bạn đã yêu cầu quá nhiều lần. Hãy chờ 10 phút rồi thử lại.',
        'You have asked too often. Wait 10 minutes and try again.',
      );
      throw new APIError(message, 429, null, true);
    }
    const body = await readJson(req);
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
    if (typeof email !== 'string' || email.trim() === '' || email.length > MAX_EMAIL_LENGTH) {
      const message = say(req, 'Hãy nhập email.', 'Enter your e-mail address.');
      throw new APIError(message, 400, null, true);
    }
    // Every e-mail address gets the same error when there is no mail server, so it reveals nothing about accounts.
    if (!env().SMTP_URL) {
      const message = say(
        req,
        'Hệ thống chưa gửi được email nên không có liên kết đặt lại. Hãy nhờ người có vai trò Quản trị đặt mật khẩu mới cho bạn.',
        'No email can be sent from here yet, so there is no reset link. Ask an admin to set a new password for you.',
      );
      throw new APIError(message, 503, null, true);
    }
    mailResetLink(req.payload, email).catch((error: unknown) =>
      log.error('reset.not-sent', errorFields(error)),
    );
    return Response.json({ message: req.t('general:success') });
  },
};
