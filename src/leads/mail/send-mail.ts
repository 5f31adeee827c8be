import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';
import type { Mail } from '@/payload-types';
import { brand } from '../../../brand.config';
import { draftOf, type FullDraft } from './drafts';
import { renderMail, type RenderedMail } from './render';
import { mailAddresses } from './settings';
import { mailTemplate } from './templates';
import { mailTransport } from './transport';

/** Says only that an attempt failed and with which code. */
class MailError extends Error {}

const PERMANENT = 500;

/** The codes of a mail server's or the network's refusal; `isFinal` when no later attempt can help. */
function resultOf(error: unknown): { result: string; isFinal: boolean } {
  const fields = error instanceof Error ? (error as Error & Record<string, unknown>) : null;
  const status = Number(fields?.responseCode);
  if (Number.isInteger(status)) {
    // A refused login is the server's set-up, which somebody may mend; a refused address stays refused.
    const isFinal = status >= PERMANENT && fields?.code === 'EENVELOPE';
    return { result: `SMTP_${status}`, isFinal };
  }
  const { code, error: name } = errorFields(error);
  return { result: String(code ?? name), isFinal: false };
}

/** Writes a mail, once: later attempts send the very same words. */
async function written(
  payload: Payload,
  mail: Mail,
  draft: FullDraft,
): Promise<RenderedMail & { to: string }> {
  if (mail.subject && mail.text && mail.html && mail.to) {
    return { subject: mail.subject, text: mail.text, html: mail.html, to: mail.to };
  }
  const locale = mail.locale === 'en' ? 'en' : 'vi';
  const rendered = renderMail(await mailTemplate(payload, mail.kind, locale), draft, locale);
  const to = mail.to ?? (await mailAddresses(payload)).team;
  await payload.update({ collection: 'mails', id: mail.id, data: { ...rendered, to }, depth: 0 });
  return { ...rendered, to };
}

async function send(payload: Payload, mail: Mail): Promise<void> {
  const draft = await draftOf(payload, mail);
  const { to, subject, text, html } = await written(payload, mail, draft);
  const transport = mailTransport();
  if (!transport) {
    await payload.update({ collection: 'mails', id: mail.id, data: { status: 'kept' }, depth: 0 });
    return;
  }
  const { from } = await mailAddresses(payload);
  await transport.sendMail({
    from: { name: brand.name, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    // The same in every attempt: a mail program shows one of two that carry one id.
    messageId: `<${mail.idempotencyKey}@${from.split('@')[1] ?? brand.slug}>`,
    attachments: draft.attachments ?? [],
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(draft.listUnsubscribe
        ? {
            'List-Unsubscribe': `<${draft.listUnsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  });
  await payload.update({
    collection: 'mails',
    id: mail.id,
    data: {
      status: 'sent',
      attempts: mail.attempts + 1,
      lastResult: null,
      sentAt: new Date().toISOString(),
    },
    depth: 0,
  });
  log.info('mail.sent', { mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 });
}

/**
 * One attempt at one mail. Returns when it has been taken by the mail server (now or earlier), is kept for
 * want of one, or can never be; throws when a later attempt may do better.
 */
export async function sendMail(payload: Payload, mailId: number): Promise<void> {
  const mail = await payload.findByID({
    collection: 'mails',
    id: mailId,
    depth: 0,
    disableErrors: true,
  });
  if (mail?.status !== 'pending') return;
  try {
    await send(payload, mail);
  } catch (error) {
    const { result, isFinal } = resultOf(error);
    const { drizzle } = payload.db as unknown as PostgresAdapter;
    await drizzle.execute(sql`
      UPDATE mails SET attempts = attempts + 1, last_result = ${result}, updated_at = now(),
        status = ${isFinal ? 'failed' : 'pending'}::enum_mails_status
      WHERE id = ${mailId} AND status = 'pending'`);
    log.warn('mail.failed', { mail: mailId, kind: mail.kind, result });
    if (!isFinal) throw new MailError(result);
  }
}
