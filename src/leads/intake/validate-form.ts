import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { pastFrom } from '@/lib/when-event-ends';
import { isPhoneOf } from '../schema/validate-phone-by-country';
import { resumeType, type UploadedFile } from '../schema/resume-file-rules';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import { cleanLine } from '../schema/clean-text';
import { type EventChoices, validateSubmission } from '../schema/validate-submission';
import { judgeInWorker } from './judge-content-in-worker';
import type { PostedFile, PostedForm, RejectedForm, ValidForm } from './posted-form-types';

const MAX_NAME_LENGTH = 200;

type JudgedResume = {
  verdict: 'missing' | 'valid' | 'invalid' | 'encrypted';
  /** The cleaned name of the attached file; empty without a file. */
  name: string;
  file: UploadedFile | undefined;
};

/**
 * Checks an attached file by its content (spec/forms.md, resume). A file with active content is invalid. An encrypted
 * one is refused too: nobody can tell whether it has active content, or open it without its password.
 * @throws when the file could not be judged in time
 */
export async function judgeResume(posted: PostedFile | null): Promise<JudgedResume> {
  if (!posted) return { verdict: 'missing', name: '', file: undefined };
  const name = cleanLine(posted.name.slice(-4 * MAX_NAME_LENGTH))
    .slice(-MAX_NAME_LENGTH)
    .toWellFormed();
  const type = posted.bytes && resumeType(posted.bytes);
  const file = posted.bytes && type ? { name, type, bytes: posted.bytes } : undefined;
  const found = file ? await judgeInWorker(file) : 'active';
  if (found === 'harmless') return { verdict: 'valid', name, file };
  return { verdict: found === 'encrypted' ? found : 'invalid', name, file: undefined };
}

/**
 * Finds the hubs and ticket types of a published event; the code of a ticket type is its id.
 * @returns null when there is no such event in this language, it is past, or it sells no tickets
 */
async function findEventChoices(
  payload: Payload,
  slug: string,
  locale: Locale,
): Promise<EventChoices | null> {
  const { docs } = await payload.find({
    collection: 'event-pages',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    select: { hubs: true, leadMagnetDateTime: true, endsAt: true },
  });
  const event = docs[0];
  if (!event) return null;
  const { leadMagnetDateTime: startsAt, endsAt = null } = event;
  if (startsAt && pastFrom(startsAt, endsAt) < new Date()) return null;
  const types = await payload.find({
    collection: 'ticket-types',
    where: { event: { equals: event.id } },
    depth: 0,
    pagination: false,
    select: {},
  });
  if (types.docs.length === 0) return null;
  return { hubs: event.hubs ?? [], ticketTypes: types.docs.map(({ id }) => String(id)) };
}

/**
 * A step of handling a form: cleans the values and applies the rules of the form's kind. Without a database no ticket
 * is promised, because only the database knows what an event offers, and an invalid form without a script can not be
 * shown again.
 */
export async function validateForm(
  form: PostedForm,
  payload: Payload | null,
): Promise<ValidForm | RejectedForm> {
  const { kind, envelope, raw } = form;
  if (!payload && kind === 'get-ticket') return { type: 'rejected', form, notice: 'unavailable' };
  const event =
    payload && kind === 'get-ticket' && envelope.event
      ? await findEventChoices(payload, envelope.event, envelope.locale)
      : null;
  const resume = await judgeResume(kind === 'career' ? form.file : null);
  const { values, asked, errors } = validateSubmission(kind, raw, {
    isForeignPhone: isPhoneOf,
    event: event ?? undefined,
    resume: resume.verdict === 'encrypted' ? 'invalid' : resume.verdict,
  });
  if (kind === 'get-ticket' && !event) return { type: 'rejected', form, notice: 'closed', values };
  // Only the server detects encryption, so the rules shared with browsers do not know this message.
  if (resume.verdict === 'encrypted') errors.resume = 'resume.encrypted';
  if (Object.keys(errors).length > 0) {
    return payload || form.wantsJson
      ? { type: 'rejected', form, notice: null, errors, values }
      : { type: 'rejected', form, notice: 'unavailable' };
  }
  const submission: Submission = {
    kind,
    envelope,
    values: { ...asked, resume: resume.name },
    ...(resume.file ? { files: { resume: resume.file } } : {}),
  };
  return { type: 'valid', form, values, submission };
}
