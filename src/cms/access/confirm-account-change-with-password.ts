import type { CollectionBeforeValidateHook, PayloadRequest, ValidationError } from 'payload';
import { say } from '../fields/bilingual-admin-text';
import { fieldError } from '@/lib/field-validation-error';
import { reauthenticate } from './ask-password-again';
import { hasFactor } from './verify-second-factor';

/**
 * The names of two virtual fields, which are not stored: the current password and code of the signed-in colleague,
 * which certain changes of an account require.
 */
export const PRESENT_PASSWORD = 'presentPassword';
export const PRESENT_CODE = 'presentCode';

/** The 403 answer that names the missing or wrong field, so that the account's form shows the message beside it. */
function refusal(req: PayloadRequest, path: string, vi: string, en: string): ValidationError {
  const error = fieldError(req, 'users', [{ path, message: say(req, vi, en) }]);
  return Object.assign(error, { status: 403 });
}

/**
 * Whether the change gives the account another e-mail address or password. Such a change can hand the account to
 * another person.
 */
function changesSignIn(data: Readonly<Record<string, unknown>>, present: unknown): boolean {
  if (data.password) return true;
  const { email } = data;
  if (email === undefined) return false;
  return typeof email !== 'string' || email.toLowerCase().trim() !== present;
}

/** Whether a change gives an account another role, and so other rights. */
const changesRole = (data: Readonly<Record<string, unknown>>, role: unknown): boolean =>
  data.role !== undefined && data.role !== role;

const isMissing = (given: unknown): boolean => typeof given !== 'string' || given.trim() === '';

/**
 * Requires the signed-in colleague's own password, and a code where they have a second factor, to create an account, or
 * to change the e-mail address, password or role of any account: an unattended computer must not be enough.
 */
export const requirePresentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const {
    [PRESENT_PASSWORD]: password,
    [PRESENT_CODE]: code,
    ...change
  }: Record<string, unknown> = data ?? {};
  const { user } = req;
  const account = originalDoc as { email?: unknown; role?: unknown } | undefined;
  // Changes without a signed-in user come from the CMS itself (a password reset by mail) and from commands.
  if (!user || (operation === 'update' && !account)) return change;
  const isAsked =
    operation === 'create' ||
    changesSignIn(change, account?.email) ||
    changesRole(change, account?.role);
  if (!isAsked) return change;
  const needsCode = await hasFactor(req, user.id);
  if (isMissing(password)) {
    throw refusal(
      req,
      PRESENT_PASSWORD,
      'Hãy nhập mật khẩu hiện tại của bạn để tạo tài khoản, đổi email, đổi mật khẩu hay đổi vai trò.',
      'Enter your present password to make an account, or to change an e-mail address, a password or a role.',
    );
  }
  if (needsCode && isMissing(code)) {
    throw refusal(
      req,
      PRESENT_CODE,
      'Hãy nhập mã đăng nhập: mã 6 chữ số trong ứng dụng, hoặc một mã khôi phục.',
      'Enter your sign-in code: the 6-digit code of your app, or a recovery code.',
    );
  }
  const fault = await reauthenticate(req, user, { password, code });
  if (fault === null) return change;
  if (needsCode) {
    throw refusal(
      req,
      PRESENT_CODE,
      'Mật khẩu hiện tại hoặc mã không đúng. Mỗi mã chỉ dùng được một lần: hãy chờ mã kế tiếp. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
      'Your present password or the code is wrong. Each code works once: wait for the next one. After several wrong tries, wait 10 minutes and try again.',
    );
  }
  throw refusal(
    req,
    PRESENT_PASSWORD,
    'Mật khẩu hiện tại của bạn không đúng. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
    'Your present password is wrong. After several wrong tries, wait 10 minutes and try again.',
  );
};
