import { APIError, type CollectionBeforeOperationHook, type Endpoint } from 'payload';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import { clientAddress } from '@/leads/http/origin';
import { say } from '../fields/words';
import { passwordProblem, weakPassword } from './password-rules';
import { countTry, isOneResetTooMany } from './sign-in-limits';
import { isPasswordOf } from './stored-password';

/** No account has a longer address. */
const LONGEST_EMAIL = 254;

const fieldsOf = (args: object): Readonly<Record<string, unknown>> =>
  'data' in args && typeof args.data === 'object' ? { ...args.data } : {};

/**
 * A try to sign in is counted before anything is hashed, and answered alike, in words and in time, whether
 * the password is wrong, there is no such account, or there were too many tries (ADR-0024).
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = fieldsOf(args);
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const account = email
    .slice(0, LONGEST_EMAIL + 1)
    .toLowerCase()
    .trim();
  // Nothing typed: the CMS names the empty field.
  if (account === '' || password.trim() === '') return args;
  const tried = await countTry(req.payload, clientAddress(req.headers), account);
  if (tried.isRefused || !(await isPasswordOf(req, { email: account }, password))) {
    const message = say(
      req,
      'Email hoặc mật khẩu không đúng. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
      'The e-mail address or the password is wrong. After several wrong tries, wait 10 minutes and try again.',
    );
    throw new APIError(message, 401, null, true);
  }
  await tried.wasRight();
  return args;
};

/** A password set by the link of a mail keeps the same rule as one set in a form. */
export const guardReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { password } = fieldsOf(args);
  const problem = typeof password === 'string' ? passwordProblem(password, '') : null;
  if (problem) throw weakPassword(req, problem);
  return args;
};

/**
 * POST /api/users/forgot-password. Answered before the account is looked for, so that neither the answer
 * nor its time says whether there is one. Without a mail server it says so.
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
    const body: unknown = await req.json?.().catch(() => null);
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
    if (typeof email !== 'string' || email.trim() === '' || email.length > LONGEST_EMAIL) {
      const message = say(req, 'Hãy nhập email.', 'Enter your e-mail address.');
      throw new APIError(message, 400, null, true);
    }
    // The same for every address, so it tells nothing of accounts.
    if (!env().SMTP_URL) {
      const message = say(
        req,
        'Hệ thống chưa gửi được email nên không có liên kết đặt lại. Hãy nhờ người có vai trò Quản trị đặt mật khẩu mới cho bạn.',
        'No email can be sent from here yet, so there is no reset link. Ask an admin to set a new password for you.',
      );
      throw new APIError(message, 503, null, true);
    }
    req.payload
      .forgotPassword({ collection: 'users', data: { email } })
      .catch((error: unknown) => log.error('reset.not-sent', errorFields(error)));
    return Response.json({ message: req.t('general:success') });
  },
};
