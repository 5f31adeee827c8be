import { sql } from 'drizzle-orm';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { afterCommit, sessionOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import type { User } from '@/payload-types';
import { brand } from '../../../brand.config';
import { storedFacts } from '../access/stored-email-and-role';
import { sessionIdOf } from './session-store';

const sentences = {
  email: {
    vi: 'Email đăng nhập của tài khoản này vừa được đổi thành một địa chỉ khác.',
    en: 'The e-mail address of this account has just been changed to another one.',
  },
  password: {
    vi: 'Mật khẩu của tài khoản này vừa được đổi.',
    en: 'The password of this account has just been changed.',
  },
  'factor-off': {
    vi: 'Mã đăng nhập của tài khoản này vừa bị tắt: từ nay chỉ cần mật khẩu là đăng nhập được.',
    en: 'The sign-in code of this account has just been turned off: from now on the password alone signs in.',
  },
  'factor-replaced': {
    vi: 'Mã đăng nhập của tài khoản này vừa được chuyển sang một ứng dụng khác; các mã khôi phục cũ hết hiệu lực.',
    en: 'The sign-in code of this account has just been moved to another app; its old recovery codes no longer work.',
  },
};
export type Changed = keyof typeof sentences;

/**
 * Notifies the owner of an account by mail that its e-mail address, password or second factor has changed. The request
 * does not wait for the mail server; an error is logged. The mail contains no value and no link, so that a forged mail,
 * which needs a link, looks different.
 */
export function mailOwner(payload: Payload, to: string, changed: readonly Changed[]): void {
  const paragraphs = (language: 'vi' | 'en') => changed.map((what) => sentences[what][language]);
  const [vi, en] = [
    'Nếu bạn không làm việc này, hãy báo ngay cho người Quản trị.',
    'If this was not you or an admin at your request, tell an admin at once.',
  ];
  void payload.sendEmail({
    to,
    subject: `${brand.name}: cách đăng nhập đã thay đổi / how you sign in has changed`,
    text: [...paragraphs('vi'), vi, '', ...paragraphs('en'), en, ''].join('\n'),
  });
}

/**
 * The ids of accounts whose password a request changes. Recorded before the save, because the CMS removes the password
 * from the data.
 */
const withNewPassword = new WeakMap<PayloadRequest, Set<unknown>>();

export const recordPasswordChange: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { password } = data as { password?: unknown };
  if (operation === 'update' && password) {
    const ids = withNewPassword.get(req) ?? new Set();
    withNewPassword.set(req, ids.add((originalDoc as User).id));
  }
  return data;
};

type SignInChange = {
  /** The account, with the e-mail address that it had before the change. */
  account: { id: number; email: string };
  changed: readonly Changed[];
  by: number | undefined;
  /** The session that stays signed in: the session that made the change. */
  kept: string | null;
};

/**
 * Ends the sessions of an account whose e-mail address, password or second factor has changed, and invalidates the link
 * of a pending reset mail or invitation, in the transaction of the request; a new password ends the invitation. After
 * the commit it logs the change and notifies the former e-mail address.
 */
export async function endFormerAccess(
  req: PayloadRequest,
  { account: { id, email }, changed, by, kept }: SignInChange,
): Promise<void> {
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`
    DELETE FROM users_sessions WHERE _parent_id = ${id} AND id IS DISTINCT FROM ${kept}`);
  await session.execute(sql`
    UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL,
      invited_at = CASE WHEN ${changed.includes('password')} THEN NULL ELSE invited_at END
    WHERE id = ${id}`);
  await afterCommit(req, () => {
    log.info('account.sign-in-changed', { user: id, by, changed: changed.join('+') });
    mailOwner(req.payload, email, changed);
  });
}

/**
 * Ends all other sessions of an account after its e-mail address or password was changed; the session that made the
 * change stays.
 */
export const afterSignInChange: CollectionAfterChangeHook<User> = async ({
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return;
  const { id, email } = previousDoc;
  const stored = await storedFacts(req, id);
  const changed: Changed[] = [
    ...(stored && stored.email !== email ? ['email' as const] : []),
    ...(withNewPassword.get(req)?.has(id) ? ['password' as const] : []),
  ];
  if (changed.length === 0) return;
  const kept = req.user?.id === id ? sessionIdOf(req.user) : null;
  await endFormerAccess(req, { account: { id, email }, changed, by: req.user?.id, kept });
};
