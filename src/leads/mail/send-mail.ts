import { sql } from 'drizzle-orm';
import { storedLocale } from '@/i18n/locales';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { idOfRelation } from '@/lib/id-of-relation';
import { errorCode, errorFields, log } from '@/lib/write-log-line';
import { telemetry } from '@/lib/prometheus-metrics';
import { inSpan } from '@/lib/start-tracing-span';
import type { Mail, User } from '@/payload-types';
import { brand } from '../../../brand.config';
import { answerLead } from '../sla/mark-lead-answered';
import { recordLeadEvent } from '../model/record-lead-event';
import { inTransaction } from '../model/in-transaction';
import { draftOf, type FullDraft } from './compose-mail-from-records';
import { gathered } from './which-mails-are-combined';
import type { RenderedMail } from '../model/rendered-mail-type';
import { renderMail } from './render-mail';
import { mailAddresses } from './mail-addresses';
import { mailTemplate } from './mail-templates';
import { mailTransport, NO_TLS } from './smtp-transport';

/** The error of a failed attempt. It contains only a code, because the job queue stores it. */
class MailError extends Error {}

const PERMANENT = 500;

/** The code of an error of the mail server or the network; `isFinal` when retries are useless. */
function resultOf(error: unknown): { result: string; isFinal: boolean } {
  const fields = error instanceof Error ? (error as Error & Record<string, unknown>) : null;
  if (fields?.code === NO_TLS) return { result: NO_TLS, isFinal: false };
  const status = Number(fields?.responseCode);
  if (Number.isInteger(status)) {
    // A refused e-mail address stays refused. A refused login is a fault of the configuration, which may be mended.
    const isFinal = status >= PERMANENT && fields?.code === 'EENVELOPE';
    return { result: `SMTP_${status}`, isFinal };
  }
  return { result: errorCode(error), isFinal: false };
}

/** The rendered mail. It is rendered and stored at the first attempt, so that retries send identical text. */
async function written(
  payload: Payload,
  mail: Mail,
  draft: FullDraft,
): Promise<RenderedMail & { to: string }> {
  const to = mail.to ?? (await mailAddresses(payload)).team;
  if (mail.subject && mail.text && mail.html) {
    return { subject: mail.subject, text: mail.text, html: mail.html, to };
  }
  const locale = storedLocale(mail.locale);
  const rendered = renderMail(await mailTemplate(payload, mail.kind, locale), draft, locale);
  await payload.update({ collection: 'mails', id: mail.id, data: { ...rendered, to }, depth: 0 });
  return { ...rendered, to };
}

/** The author of the mail, if it was written by a colleague whose account still exists. */
async function authorOf(
  payload: Payload,
  { author }: Mail,
): Promise<(User & { sender: string }) | null> {
  const id = idOfRelation(author);
  if (id === null) return null;
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return user ? { ...user, sender: user.name || user.email } : null;
}

/**
 * Marks the lead as answered by a colleague's letter. Errors are only logged: the letter has been sent, and must not be
 * sent again.
 */
async function noteAnswer(payload: Payload, mail: Mail, author: User): Promise<void> {
  const lead = idOfRelation(mail.lead);
  if (lead === null) return;
  await answerLead(payload, lead, author).catch((error: unknown) =>
    log.error('mail.answer-not-noted', { mail: mail.id, ...errorFields(error) }),
  );
}

/** Marks a mail as sent, and records that in the history of its lead. */
function noteSent(payload: Payload, mail: Mail): Promise<void> {
  return inTransaction(payload, async (req, session) => {
    const lead = idOfRelation(mail.lead);
    // The lead is locked before the mail, in the order that an erasure uses; the opposite order could deadlock.
    await session.execute(sql`SELECT 1 FROM leads WHERE id = ${lead} FOR KEY SHARE`);
    const sentAt = new Date().toISOString();
    const data = { status: 'sent', attempts: mail.attempts + 1, lastResult: null, sentAt } as const;
    await payload.update({ collection: 'mails', id: mail.id, data, depth: 0, req });
    if (lead === null) return;
    const actor = typeof mail.author === 'number' ? mail.author : null;
    await recordLeadEvent(session, {
      lead,
      kind: 'mailed',
      actor,
      data: { mail: mail.id, kind: mail.kind },
    });
  });
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
  const author = await authorOf(payload, mail);
  const message = {
    from: { name: author ? `${author.sender} (${brand.name})` : brand.name, address: from },
    ...(author ? { replyTo: { name: author.sender, address: author.email } } : {}),
    to: { name: '', address: to },
    subject,
    text,
    html,
    // The message id is the same in every attempt: mail programs show only one of two mails with the same id.
    messageId: `<${mail.idempotencyKey}@${from.split('@')[1] ?? brand.slug}>`,
    attachments: draft.attachments ?? [],
    headers: {
      ...(mail.kind === 'sales-letter' ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(draft.listUnsubscribe
        ? {
            'List-Unsubscribe': `<${draft.listUnsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
  const attributes = { 'mail.kind': mail.kind };
  await inSpan('mail', { kind: 'client', attributes }, async (note) => {
    try {
      await transport.sendMail(message);
    } catch (error) {
      note({ 'mail.result': resultOf(error).result });
      throw error;
    }
  });
  // The mail is marked after it was sent: after a crash between the two it is sent again with the same message id.
  if (author && mail.kind === 'sales-letter') await noteAnswer(payload, mail, author);
  await noteSent(payload, mail);
  telemetry()?.mailAttempts.inc({ result: 'sent' });
  log.info('mail.sent', { mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 });
}

/**
 * Makes one attempt at one mail. Returns when the mail server has accepted it (now or earlier), when it was delayed or
 * combined with other mails, when it stays stored because there is no mail server, or when it can never be sent.
 * @throws when a retry may help
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
    if (!(await gathered(payload, mail))) return;
    // The mail is read again, because it may have been combined into a digest meanwhile.
    await send(payload, await payload.findByID({ collection: 'mails', id: mailId, depth: 0 }));
  } catch (error) {
    const { result, isFinal } = resultOf(error);
    telemetry()?.mailAttempts.inc({ result: 'failed' });
    const { drizzle } = databaseOf(payload);
    await drizzle.execute(sql`
      UPDATE mails SET attempts = attempts + 1, last_result = ${result}, updated_at = now(),
        status = ${isFinal ? 'failed' : 'pending'}::enum_mails_status
      WHERE id = ${mailId} AND status = 'pending'`);
    log.warn('mail.failed', { mail: mailId, kind: mail.kind, result });
    if (!isFinal) throw new MailError(result);
  }
}
