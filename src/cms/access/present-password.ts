import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { clientAddress } from '@/lib/request-origin';
import { say } from '../fields/words';
import { countTry } from './sign-in-limits';
import { isPasswordOf } from './stored-password';

/** A field that carries the present password of the signed-in colleague with a change; it is not stored. */
export const PRESENT_PASSWORD = 'presentPassword';

function refusal(req: PayloadRequest, vi: string, en: string): ValidationError {
  const errors = [{ path: PRESENT_PASSWORD, message: say(req, vi, en) }];
  return new ValidationError({ collection: 'users', errors, req });
}

/** Whether the change gives the account another e-mail address or password, and so may hand it to another person. */
function changesSignIn(data: Readonly<Record<string, unknown>>, present: unknown): boolean {
  if (data.password) return true;
  const { email } = data;
  if (email === undefined) return false;
  return typeof email !== 'string' || email.toLowerCase().trim() !== present;
}

/** Whether a change gives an account the role of admin, which may change every other account. */
const makesAdmin = (data: Readonly<Record<string, unknown>>, role: unknown): boolean =>
  data.role === 'admin' && role !== 'admin';

/**
 * Requires the signed-in colleague's own password to change the e-mail address or password of any account, or to make
 * an account an admin: an unattended computer must not be enough.
 */
export const requirePresentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { [PRESENT_PASSWORD]: given, ...change }: Record<string, unknown> = data ?? {};
  const { user } = req;
  const account = originalDoc as { email?: unknown; role?: unknown } | undefined;
  // The CMS itself (a reset by mail) and the commands act without a session.
  if (!user || (operation === 'update' && !account)) return change;
  const isChanged = operation === 'update' && changesSignIn(change, account?.email);
  if (!isChanged && !makesAdmin(change, account?.role)) return change;
  if (typeof given !== 'string' || given === '') {
    throw refusal(
      req,
      'Hãy nhập mật khẩu hiện tại của bạn để đổi email, đổi mật khẩu hay giao vai trò Quản trị.',
      'Enter your present password to change an e-mail address or a password, or to make an admin.',
    );
  }
  const tried = await countTry(req.payload, clientAddress(req.headers), user.email);
  if (tried.isRefused || !(await isPasswordOf(req, { id: user.id }, given))) {
    throw refusal(
      req,
      'Mật khẩu hiện tại của bạn không đúng. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
      'Your present password is wrong. After several wrong tries, wait 10 minutes and try again.',
    );
  }
  await tried.wasRight();
  return change;
};
