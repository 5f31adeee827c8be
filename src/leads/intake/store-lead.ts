import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import type { Session } from '@/lib/payload-database';
import { queueDelivery } from '../delivery/queue-delivery';
import { findDocument, grantLink } from '../documents/document-links';
import { type NewMail, queueMails } from '../jobs/queue-new-mails';
import { inTransaction } from '../model/in-transaction';
import { LEAD_UNASSIGNED } from '../model/lead-codes';
import type { MailKind } from '../model/mail-kinds';
import { subscribe } from '../newsletter/subscribe-to-newsletter';
import type { FormKind } from '../schema/form-definitions';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import { resumeTypes } from '../schema/resume-file-rules';
import { toE164 } from '../schema/validate-phone-by-country';
import { type RegistrationStatus, registerTickets } from '../tickets/register-tickets';
import { acceptNow } from './judge-form-suspicion';
import type { Acceptance } from './posted-form-types';

export type StoreResult = {
  /**
   * `stored`: new. `known`: this very request is stored already. `conflict`: the same key belongs to a request with
   * another body.
   */
  outcome: 'stored' | 'known' | 'conflict';
  leadId: number;
  /** The status of a ticket form's registration; null for other forms. */
  place: RegistrationStatus | null;
};

/**
 * How many forms this process stores at once, out of the twenty database connections of the pool. In a rush for
 * tickets the other forms wait here without a connection, so that pages and the admin still get one.
 */
const atOnce = pLimit(12);

/**
 * The content hash of a submission covers its kind, its cleaned values, its event, document or position, and the
 * bytes of its file.
 */
export function contentHash({ kind, values, envelope, files }: Submission): string {
  const { event, document, position } = envelope;
  const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, ordered, event, document, position]))
    .update(files?.resume?.bytes ?? '')
    .digest('hex');
}

/** The status of a lead's registration: `waiting`, `held`, or else `confirmed`; null for leads without tickets. */
async function registrationStatusOf(
  payload: Payload,
  leadId: number,
  req?: PayloadRequest,
): Promise<RegistrationStatus | null> {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { lead: { equals: leadId } },
    depth: 0,
    limit: 1,
    select: { status: true },
    ...(req ? { req } : {}),
  });
  const status = docs[0]?.status;
  if (!status) return null;
  return status === 'waiting' || status === 'held' ? status : 'confirmed';
}

/** The result of an earlier request with the same key; null when there is none. */
async function findByKey(payload: Payload, key: string, hash: string): Promise<StoreResult | null> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    select: { contentHash: true },
  });
  const lead = docs[0];
  if (!lead) return null;
  return {
    outcome: lead.contentHash === hash ? 'known' : 'conflict',
    leadId: lead.id,
    place: await registrationStatusOf(payload, lead.id),
  };
}

/** For how many minutes identical content counts as the same request, whatever its key. */
const DUPLICATE_WINDOW_MINUTES = 10;

/**
 * The result of a request with the same content that was stored a moment ago: sent from two tabs, or again without
 * JavaScript (ADR-0020). An advisory lock makes equal submissions wait for each other until the caller's transaction
 * ends. A request counts as new when the effect of the earlier one has been undone (a cancelled ticket, a newsletter
 * left), and when the earlier one is held as suspected and this one is not.
 *
 * @param sameAs `at`: when the form was accepted, if it has waited on the disk; otherwise null
 */
async function findByContent(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  { hash, isSuspected, at }: { hash: string; isSuspected: boolean; at: Date | null },
): Promise<StoreResult | null> {
  const time = at?.toISOString() ?? null;
  const within = sql`make_interval(mins => ${DUPLICATE_WINDOW_MINUTES})`;
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const { rows } = await session.execute<{ id: number }>(sql`
    SELECT lead.id FROM leads AS lead
    WHERE lead.content_hash = ${hash}
      AND lead.created_at > coalesce(${time}::timestamptz, now()) - ${within}
      AND (${time}::timestamptz IS NULL OR lead.created_at < ${time}::timestamptz + ${within})
      AND (${isSuspected} OR lead.suspicion IS NULL OR lead.released_at IS NOT NULL)
      AND NOT EXISTS (
        SELECT 1 FROM tickets WHERE lead_id = lead.id AND status = 'cancelled')
      AND NOT EXISTS (
        SELECT 1 FROM subscribers
        WHERE lead.kind = 'newsletter' AND email = lead.email_key AND status = 'unsubscribed')
    ORDER BY lead.id LIMIT 1`);
  const leadId = rows[0]?.id;
  if (leadId === undefined) return null;
  return { outcome: 'known', leadId, place: await registrationStatusOf(payload, leadId, req) };
}

/** The fields of a lead of any kind, without the values that other records store: tickets, consents and resumes. */
function leadValues({ values, envelope }: Submission) {
  return {
    salutation: values.salutation,
    name: values.name,
    email: values.email,
    phone: values.phone,
    phoneE164: toE164(values.phone, values.phoneCountry),
    company: values.company,
    industry: values.industry,
    jobTitle: values.jobTitle,
    department: values.department,
    description: values.description,
    hub: values.hub,
    firstQuestion: values.firstQuestion,
    secondQuestion: values.secondQuestion,
    companyName: values.companyName,
    companyAddress: values.companyAddress,
    companyTaxCode: values.companyTaxCode,
    invoiceReceiptEmail: values.invoiceReceiptEmail,
    preferredLanguage: values.preferredLanguage || envelope.locale,
    event: envelope.event,
    document: envelope.document,
    position: envelope.position,
  };
}

type Parts = {
  payload: Payload;
  req: PayloadRequest;
  session: Session;
  leadId: number;
  submission: Submission;
  /** Whether the lead is held as suspected: everything is stored, but nothing is sent until the lead is released. */
  held: boolean;
};

/** The language of mails to the sender: the chosen one, otherwise that of the page. */
const languageOf = ({ values, envelope }: Submission): Locale =>
  values.preferredLanguage === 'vi' || values.preferredLanguage === 'en'
    ? values.preferredLanguage
    : envelope.locale;

/** The thank-you mail to the sender, of those kinds that send the sender no mail of another kind. */
const thanks: Partial<Record<FormKind, MailKind>> = {
  'book-demo': 'demo-received',
  contact: 'contact-received',
  career: 'career-received',
};

async function storeResume({ payload, req, leadId, submission }: Parts): Promise<void> {
  const file = submission.files?.resume;
  if (!file) return;
  await payload.create({
    collection: 'resumes',
    data: { lead: leadId, originalName: file.name },
    file: {
      data: Buffer.from(file.bytes),
      mimetype: resumeTypes[file.type],
      // A file name without personal data; the original name is stored in the database only.
      name: `${randomUUID()}.${file.type}`,
      size: file.bytes.byteLength,
    },
    depth: 0,
    req,
  });
}

/** Grants the link to the requested document and mails it; does nothing for an unknown document. */
async function giveDocument({
  payload,
  req,
  session,
  leadId,
  submission,
  held,
}: Parts): Promise<void> {
  const locale = languageOf(submission);
  const { document: slug, locale: pageLocale } = submission.envelope;
  const document = slug ? await findDocument(payload, req, slug, pageLocale) : null;
  if (!document) return;
  await grantLink(session, leadId, document.id);
  await queueMails(
    session,
    [{ kind: 'document-link', locale, to: submission.values.email, lead: leadId }],
    { held },
  );
}

/** Creates the side effects that only this kind of form has. Returns the status of a registration, otherwise null. */
async function sideEffectOfKind(parts: Parts): Promise<RegistrationStatus | null> {
  const { payload, req, session, leadId, submission, held } = parts;
  switch (submission.kind) {
    case 'career':
      await storeResume(parts);
      return null;
    case 'get-document':
      await giveDocument(parts);
      return null;
    case 'newsletter':
      await subscribe(
        session,
        leadId,
        { email: submission.values.email, locale: languageOf(submission) },
        { held },
      );
      return null;
    case 'get-ticket':
      // Tickets are registered last, because that locks the ticket type for all others until the commit.
      return registerTickets(payload, req, session, leadId, submission, {
        held,
        locale: languageOf(submission),
      });
    case 'book-demo':
    case 'contact':
      return null;
  }
}

/** Creates the deliveries, mails and other side effects of a form, all in the lead's transaction. */
async function createSideEffects(parts: Parts): Promise<RegistrationStatus | null> {
  const { payload, req, session, leadId, submission, held } = parts;
  const { kind, values } = submission;
  // A newsletter's e-mail address is not delivered before its owner has confirmed it.
  if (kind !== 'newsletter') await queueDelivery(payload, req, session, leadId, { held });
  const mails: NewMail[] = [];
  const thankYou = thanks[kind];
  if (thankYou) {
    mails.push({ kind: thankYou, locale: languageOf(submission), to: values.email, lead: leadId });
  }
  if (kind !== 'newsletter') {
    mails.push({ kind: 'team-notice', locale: 'vi', to: null, lead: leadId });
  }
  await queueMails(session, mails, { held });
  return sideEffectOfKind(parts);
}

async function createAll(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  submission: Submission,
  { hash, acceptance }: { hash: string; acceptance: Acceptance },
): Promise<StoreResult> {
  const { kind, envelope } = submission;
  const { suspicion, consents, keptSince } = acceptance;
  // When the lead was received: for a lead that waited on the disk, the time when its form was accepted, from which the
  // due time is computed.
  const receivedAt = keptSince ? { createdAt: keptSince.toISOString() } : {};
  const lead = await payload.create({
    collection: 'leads',
    data: {
      ...leadValues(submission),
      kind,
      source: 'form',
      status: LEAD_UNASSIGNED,
      stage: 'new',
      locale: envelope.locale,
      page: envelope.page,
      version: envelope.version,
      attribution: envelope.attribution,
      firstTouch: envelope.firstTouch,
      lastTouch: envelope.lastTouch,
      suspicion,
      key: envelope.key,
      contentHash: hash,
      ...receivedAt,
    },
    depth: 0,
    req,
  });
  for (const consent of consents) {
    await payload.create({
      collection: 'consents',
      data: { ...consent, lead: lead.id, locale: envelope.locale, ...receivedAt },
      depth: 0,
      req,
    });
  }
  const held = suspicion !== null;
  const place = await createSideEffects({
    payload,
    req,
    session,
    leadId: lead.id,
    submission,
    held,
  });
  return { outcome: 'stored', leadId: lead.id, place };
}

/**
 * Writes the lead, its consents, deliveries and mails, the side effects of its kind (tickets, a document's link, a
 * subscription, a file) and every job in one transaction, and returns once that has committed; only then is the sender
 * thanked (docs/architecture.md, rule 6). Idempotent: the same request, also from another tab, finds the lead stored
 * first.
 * @param acceptance by default the form is accepted now; a lead that was spooled on the disk brings its own
 * @throws RegistrationClosedError, or an error of the database; nothing has been stored then
 */
export function storeLead(
  payload: Payload,
  submission: Submission,
  acceptance: Acceptance = acceptNow(submission),
): Promise<StoreResult> {
  return atOnce(() => storeNow(payload, submission, acceptance));
}

async function storeNow(
  payload: Payload,
  submission: Submission,
  acceptance: Acceptance,
): Promise<StoreResult> {
  const { key } = submission.envelope;
  const hash = contentHash(submission);
  const { suspicion, keptSince } = acceptance;
  const sameAs = { hash, isSuspected: suspicion !== null, at: keptSince };
  const earlier = key ? await findByKey(payload, key, hash) : null;
  if (earlier) return earlier;

  const write = async (req: PayloadRequest, session: Session): Promise<StoreResult> =>
    (await findByContent(payload, req, session, sameAs)) ??
    createAll(payload, req, session, submission, { hash, acceptance });
  try {
    return await inTransaction(payload, write);
  } catch (error) {
    // A concurrent request with the same key may have been stored first.
    const winner = key ? await findByKey(payload, key, hash) : null;
    if (winner) return winner;
    throw error;
  }
}
