import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  APIError,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { isLocale, storedLocale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { sessionOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { reauthenticate } from '../access/ask-password-again';
import { PRESENT_CODE, PRESENT_PASSWORD } from '../access/confirm-account-change-with-password';
import type { InvitationMail, Invitee, SendInvitation } from '../access/invitation-types';
import { isRole } from '../access/roles';
import { isInvitationOpen } from '../access/sign-in-hooks';
import { type Colleague, forColleagues, readObject } from '../editorial/endpoint-access-and-input';
import { say } from '../fields/bilingual-admin-text';
import { inRequestTransaction } from '../requests/run-in-request-transaction';
import { accountOf } from './permitted-account-id-from-path';

/** For how many days the link of an invitation works. */
const VALID_DAYS = 7;

/** The answer to an admin who invites. `href` is there only when no mail could be sent: they pass it on themselves. */
export type Invited = {
  id: number;
  email: string;
  mail: InvitationMail;
  expiresAt: string;
  href: string | null;
};

/** The state of an invitation whose account has no password of its owner yet. */
export type InvitationState = {
  invitedAt: string;
  /** The time at which the link expires; null once it has expired. */
  expiresAt: string | null;
};

const refused = (status: number, message: string) => new APIError(message, status, null, true);

/** Stores a new link for the account; an earlier one stops working. */
async function renewLink(
  req: PayloadRequest,
  id: number,
): Promise<{ href: string; expiresAt: Date }> {
  const token = randomBytes(20).toString('hex');
  const expiresAt = new Date(Date.now() + VALID_DAYS * 86_400_000);
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`
    UPDATE users SET reset_password_token = ${token}, invited_at = now(), reset_password_requested_at = NULL,
      reset_password_expiration = ${expiresAt.toISOString()}::timestamptz WHERE id = ${id}`);
  return { href: `${env().SITE_URL}/admin/reset/${token}`, expiresAt };
}

/** Creates an account with a random password, which is neither shown nor sent to anyone. */
async function createAccount(
  req: PayloadRequest,
  user: Colleague,
  { email, name, role, language, password, code }: Readonly<Record<string, unknown>>,
): Promise<Invitee> {
  if (typeof email !== 'string' || email.trim() === '') {
    throw refused(400, say(req, 'Hãy nhập địa chỉ email.', 'Enter an email address.'));
  }
  if (!isRole(role) || typeof language !== 'string' || !isLocale(language)) {
    throw refused(400, say(req, 'Hãy chọn vai trò và ngôn ngữ.', 'Choose a role and a language.'));
  }
  const made = await req.payload.create({
    collection: 'users',
    data: {
      email: email.trim(),
      name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
      role,
      language,
      password: randomBytes(24).toString('base64url'),
      // The collection's hook `requirePresentPassword` checks the admin's own password and code.
      ...({ [PRESENT_PASSWORD]: password, [PRESENT_CODE]: code } as object),
    },
    overrideAccess: false,
    user,
    req,
  });
  return { id: made.id, email: made.email, role, language };
}

/**
 * Reads the account of an invitation that was not taken up yet. Its row is locked first: a password that is being set
 * at this moment is stored before it is read, so that no link is made for an account that has one.
 */
async function findInvitee(req: PayloadRequest, user: Colleague): Promise<Invitee> {
  const id = accountOf(req, user);
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`);
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  if (!account.invitedAt) {
    const message = say(
      req,
      'Người này đã đặt mật khẩu, nên không cần lời mời nữa.',
      'They have set their password, so no invitation is needed.',
    );
    throw refused(409, message);
  }
  const { email, role, language } = account;
  return { id, email, role, language: storedLocale(language) };
}

/** Invites an account that `find` returns: a link in the transaction, the mail after it. */
async function invite(
  req: PayloadRequest,
  user: Colleague,
  send: SendInvitation,
  find: () => Promise<Invitee>,
): Promise<Response> {
  const { id, email, role, language, href, expiresAt } = await inRequestTransaction(
    req,
    async () => {
      const invitee = await find();
      return { ...invitee, ...(await renewLink(req, invitee.id)) };
    },
  );
  const inviter = user.name || user.email;
  const mail = await send(req.payload, { email, role, language, inviter, href, expiresAt });
  log.info('account.invited', { user: id, by: user.id, mail });
  const answer: Invited = {
    id,
    email,
    mail,
    expiresAt: expiresAt.toISOString(),
    href: mail === 'sent' ? null : href,
  };
  return Response.json(answer);
}

/** Wraps an endpoint for admins. The messages of refused fields are joined into the one message of the answer. */
const forAdmins = (
  handle: (req: PayloadRequest, user: Colleague) => Promise<Response>,
): PayloadHandler =>
  forColleagues(async (req, user) => {
    if (user.role !== 'admin') {
      throw refused(403, say(req, 'Chỉ Quản trị mới mời được.', 'Only admins invite.'));
    }
    try {
      return await handle(req, user);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const messages = error.data.errors.map(({ message }) => message);
      throw refused(error.status, messages.join(' '));
    }
  });

/**
 * POST /api/users/invite creates an account and mails its owner a link to set their password; POST
 * /api/users/:id/invite sends another link while the account has no password of its owner; GET
 * /api/users/:id/invitation answers when the last link expires. Both POSTs require the admin's own password, and a code
 * where the admin has a second factor.
 */
export const invitationEndpoints = (send: SendInvitation): Endpoint[] => [
  {
    path: '/invite',
    method: 'post',
    handler: forAdmins(async (req, user) => {
      const body = await readObject(req);
      return invite(req, user, send, () => createAccount(req, user, body));
    }),
  },
  {
    path: '/:id/invite',
    method: 'post',
    handler: forAdmins(async (req, user) => {
      const { password, code } = await readObject(req);
      const fault = await reauthenticate(req, user, { password, code });
      if (fault !== null) {
        const message = say(
          req,
          'Mật khẩu hiện tại hoặc mã của bạn không đúng.',
          'Your present password or code is wrong.',
        );
        throw refused(403, message);
      }
      return invite(req, user, send, () => findInvitee(req, user));
    }),
  },
  {
    path: '/:id/invitation',
    method: 'get',
    handler: forAdmins(async (req, user) => {
      const session = await sessionOf(req.payload, req);
      const { rows } = await session.execute<{ invitedAt: Date; expiresAt: Date | null }>(sql`
        SELECT invited_at AS "invitedAt",
          CASE WHEN ${isInvitationOpen} THEN reset_password_expiration END AS "expiresAt"
        FROM users
        WHERE id = ${accountOf(req, user)} AND invited_at IS NOT NULL`);
      const [row] = rows;
      const state: InvitationState | null = row
        ? {
            invitedAt: new Date(row.invitedAt).toISOString(),
            expiresAt: row.expiresAt ? new Date(row.expiresAt).toISOString() : null,
          }
        : null;
      return Response.json({ state });
    }),
  },
];
