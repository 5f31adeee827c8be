import type { Config, SendEmailOptions } from 'payload';
import { errorFields, log } from '@/lib/write-log-line';
import { brand } from '../../../brand.config';
import { cleanLine } from '../schema/clean-text';
import { mailAddresses } from './mail-addresses';
import { mailTransport } from './smtp-transport';

const oneAddress = (to: SendEmailOptions['to']): string | null =>
  typeof to === 'string' ? cleanLine(to) : null;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Sends the CMS's own mails to staff (a forgotten password) immediately, without storing them, because they contain a
 * secret link. Without a mail server the log says so, without the e-mail address.
 */
export const staffMail: Config['email'] = ({ payload }) => ({
  name: 'smtp',
  defaultFromAddress: brand.email,
  defaultFromName: brand.name,
  sendEmail: async (message) => {
    const transport = mailTransport();
    const to = oneAddress(message.to);
    if (!transport || !to) {
      log.warn('mail.not-sent');
      return;
    }
    try {
      const { from } = await mailAddresses(payload);
      await transport.sendMail({
        from: { name: brand.name, address: from },
        to: { name: '', address: to },
        subject: cleanLine(message.subject ?? ''),
        text: textOf(message.text),
        html: textOf(message.html),
      });
      log.info('mail.staff-sent');
    } catch (error) {
      // The requester is not told: that would reveal which e-mail addresses have an account.
      log.error('mail.staff-failed', errorFields(error));
    }
  },
});
