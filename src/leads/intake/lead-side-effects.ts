import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { queueDelivery } from '../delivery/queue-delivery';
import { findDocument, grantLink } from '../documents/document-links';
import type { MailKind } from '../model/mail-kinds';
import { type NewMail, queueMails } from '../jobs/queue-new-mails';
import { subscribe } from '../newsletter/subscribe-to-newsletter';
import type { FormKind } from '../schema/form-definitions';
import { resumeTypes } from '../schema/resume-file-rules';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import { type RegistrationStatus, registerTickets } from '../tickets/register-tickets';
import type { Session } from '@/lib/payload-database';

type Parts = {
  payload: Payload;
  req: PayloadRequest;
  session: Session;
  leadId: number;
  submission: Submission;
  /** Whether the lead is held as suspected: everything is stored, but nothing is sent until staff release the lead. */
  held: boolean;
};

/** The language in which the sender wants to get mails. */
const languageOf = ({ values, envelope }: Submission): Locale =>
  values.preferredLanguage === 'vi' || values.preferredLanguage === 'en'
    ? values.preferredLanguage
    : envelope.locale;

/** The thank-you mail of kinds that have one and send nothing else. */
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

/** Grants the document and mails its link. For an unknown document only the team is notified. */
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

/** Creates the side effects that only this kind of form has. For tickets, returns whether there were places. */
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
export async function createSideEffects(parts: Parts): Promise<RegistrationStatus | null> {
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
