import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import type { Role } from './roles';

/** The account of an invited person. It is created before the mail is sent. */
export type Invitee = { id: number; email: string; role: Role; language: Locale };

export type Invitation = Omit<Invitee, 'id'> & {
  /** The name of the admin who invites, or else the e-mail address. */
  inviter: string;
  /** The link that sets a password, once. */
  href: string;
  expiresAt: Date;
};

export type InvitationMail = 'sent' | 'failed' | 'no-server';

export type SendInvitation = (payload: Payload, invitation: Invitation) => Promise<InvitationMail>;
