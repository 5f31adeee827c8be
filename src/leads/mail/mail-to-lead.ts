import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type Locale, locales, storedLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { log } from '@/lib/write-log-line';
import type { Lead, User } from '@/payload-types';
import { cleanLine, cleanText } from '../schema/clean-text';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { addressed, draftOf } from './compose-mail-from-records';
import { enqueueMails } from '../jobs/queue-new-mails';
import type { RenderedMail } from '../model/rendered-mail-type';
import { renderMail } from './render-mail';
import { mailTemplate } from './mail-templates';

export const MAX_SUBJECT_LENGTH = 150;
export const MAX_LETTER_LENGTH = 8000;

/** Validates a letter of a colleague to a lead. The key makes sending idempotent. */
export const letterSchema = z.object({
  key: z.uuid(),
  subject: z
    .string()
    .max(4 * MAX_SUBJECT_LENGTH)
    .transform((text) => cleanLine(text))
    .pipe(z.string().min(1).max(MAX_SUBJECT_LENGTH)),
  message: z
    .string()
    .max(4 * MAX_LETTER_LENGTH)
    .transform((text) => cleanText(text))
    .pipe(z.string().min(1).max(MAX_LETTER_LENGTH)),
  /**
   * The language of the text around the colleague's message; by default the one in which the lead wants to be
   * answered.
   */
  language: z.enum(locales).optional(),
});
type Letter = z.infer<typeof letterSchema>;

/** Validates an unfinished letter, for the preview. */
export const draftLetterSchema = z.object({
  subject: z
    .string()
    .max(4 * MAX_SUBJECT_LENGTH)
    .transform((text) => cleanLine(text)),
  message: z
    .string()
    .max(4 * MAX_LETTER_LENGTH)
    .transform((text) => cleanText(text)),
  language: z.enum(locales).optional(),
});

/** Why a lead can not be written to: no e-mail address, held as suspected, or the consent to a reply withdrawn. */
export type LetterRefusal = 'no-address' | 'held' | 'withdrawn';

type Outcome = { mail: number } | { refused: LetterRefusal | 'no-lead' | 'other-words' };

/** The language in which a lead wants to be answered. */
export const languageOfLead = ({ preferredLanguage, locale }: Lead): Locale =>
  storedLocale(preferredLanguage || locale);

/** Data that the admin needs for a letter to a lead. `refused`: why the lead can not be written to, or null. */
export type LetterContext = {
  to: string;
  language: Locale;
  greeting: string;
  refused: LetterRefusal | null;
};

export async function letterContext(session: Session, lead: Lead): Promise<LetterContext> {
  const language = languageOfLead(lead);
  const greeting = getT(language, 'mails')('letter.greeting', { name: addressed(lead, language) });
  return { to: lead.email, language, greeting, refused: await refusalOf(session, lead) };
}

/**
 * Why a lead can not be written to, or null. The latest consent to a reply decides: the lead's own, or, for a lead
 * without one, that of other leads with its e-mail address.
 */
async function refusalOf(session: Session, lead: Lead): Promise<LetterRefusal | null> {
  if (!lead.email) return 'no-address';
  if (lead.suspicion && !lead.releasedAt) return 'held';
  const { rows } = await session.execute<{ granted: boolean }>(sql`
    SELECT granted FROM consents WHERE purpose = 'reply' AND lead_id IN (SELECT id FROM leads
      WHERE id = ${lead.id} OR email_key = (SELECT email_key FROM leads WHERE id = ${lead.id}))
    ORDER BY lead_id = ${lead.id} DESC, id DESC LIMIT 1`);
  return rows[0]?.granted === false ? 'withdrawn' : null;
}

/** Stores a letter; null when a letter with the same key was stored before. */
async function insert(
  session: Session,
  lead: Lead,
  {
    author,
    locale,
    key,
    subject,
    text,
    html,
  }: Record<'key' | 'subject' | 'text' | 'html', string> & {
    author: number;
    locale: Locale;
  },
): Promise<number | null> {
  const { rows } = await session.execute<{ id: number }>(sql`
    INSERT INTO mails (kind, locale, "to", status, lead_id, author_id, subject, text, html,
      attempts, idempotency_key, created_at, updated_at)
    VALUES ('sales-letter', ${locale}, ${lead.email}, 'pending', ${lead.id}, ${author},
      ${subject}, ${text}, ${html}, 0, ${key}, now(), now())
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`);
  return rows[0]?.id ?? null;
}

/** The letter that was stored under the same key, if its text is the same; otherwise the key is refused. */
async function stored(
  session: Session,
  lead: number,
  key: string,
  { subject, text }: RenderedMail,
): Promise<Outcome> {
  const { rows } = await session.execute<{ id: number; isSame: boolean }>(sql`
    SELECT id, subject = ${subject} AND text = ${text} AS "isSame"
    FROM mails WHERE idempotency_key = ${key} AND lead_id = ${lead}`);
  const [before] = rows;
  return before?.isSame ? { mail: before.id } : { refused: 'other-words' };
}

/** A colleague's letter as a rendered mail: the message in our layout, with the links about privacy and consent. */
export async function renderLetter(
  payload: Payload,
  lead: Lead,
  author: User,
  { subject, message, language }: Omit<Letter, 'key'>,
): Promise<RenderedMail> {
  const locale = language ?? languageOfLead(lead);
  const draft = await draftOf(payload, { kind: 'sales-letter', locale, lead: lead.id });
  const values = { ...draft.values, subject, message, sender: author.name || author.email };
  const template = await mailTemplate(payload, 'sales-letter', locale);
  return renderMail(template, { ...draft, values }, locale);
}

/**
 * Queues a colleague's letter to a lead, with the colleague's name and by default in the lead's language; idempotent by
 * its key. Once sent, the letter counts as the lead's first answer.
 */
export async function writeLetter(
  payload: Payload,
  leadId: number,
  author: User,
  { key, ...written }: Letter,
): Promise<Outcome> {
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
  });
  if (!lead) return { refused: 'no-lead' };
  const locale = written.language ?? languageOfLead(lead);
  const words = await renderLetter(payload, lead, author, written);
  const outcome = await inTransaction<Outcome>(payload, async (_req, session) => {
    // The lock on the lead orders this letter and a concurrent withdrawal of consent: the withdrawal commits first
    // and is seen here, or it waits and then deletes this letter.
    const { rows } = await session.execute(sql`
      SELECT 1 FROM leads WHERE id = ${leadId} FOR KEY SHARE`);
    if (rows.length === 0) return { refused: 'no-lead' };
    const refused = await refusalOf(session, lead);
    if (refused) return { refused };
    const id = await insert(session, lead, {
      author: author.id,
      locale,
      key: `letter-${key}`,
      ...words,
    });
    if (id === null) return stored(session, leadId, `letter-${key}`, words);
    await enqueueMails(session, [id]);
    return { mail: id };
  });
  if ('mail' in outcome) log.info('mail.letter', { lead: leadId, mail: outcome.mail });
  return outcome;
}
