import type { SendInvitation } from '@/cms/access/invitation-types';
import { roleLabels } from '@/cms/access/roles';
import { errorFields, log } from '@/lib/write-log-line';
import english from '../../../content/en/mails.json';
import vietnamese from '../../../content/vi/mails.json';
import { brand } from '../../../brand.config';
import { zonedMoment } from '../tickets/event-facts-for-mails';
import { mailAddresses } from './mail-addresses';
import { renderMail } from './render-mail';
import { mailTransport } from './smtp-transport';

const templates = {
  vi: vietnamese['account-invitation'],
  en: english['account-invitation'],
};

/**
 * Mails somebody the link by which they set the password of their new account. Like every mail with such a link it is
 * sent at once and not stored: sales read the stored mails, and the link of an admin would give them an admin's rights.
 */
export const sendInvitation: SendInvitation = async (payload, invitation) => {
  const { email, role, language, inviter, href, expiresAt } = invitation;
  const transport = mailTransport();
  if (!transport) return 'no-server';
  const values = {
    inviter,
    role: roleLabels[role][language],
    deadline: zonedMoment(expiresAt, language),
  };
  try {
    const { from } = await mailAddresses(payload);
    await transport.sendMail({
      from: { name: brand.name, address: from },
      to: { name: '', address: email },
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...renderMail(templates[language], { values, href }, language),
    });
    return 'sent';
  } catch (error) {
    log.error('invitation.not-sent', errorFields(error));
    return 'failed';
  }
};
