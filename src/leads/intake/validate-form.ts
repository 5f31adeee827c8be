import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { pastFrom } from '@/lib/event-end';
import { isPhoneOf } from '../schema/foreign-phone';
import type { FormKind } from '../schema/forms';
import { resumeType, type UploadedFile } from '../schema/resume';
import type { Envelope, Submission } from '../schema/submission';
import { cleanLine } from '../schema/text';
import {
  askedValues,
  type EventChoices,
  type FieldErrors,
  type FieldValues,
  findErrors,
} from '../schema/validate';
import { hasActiveContent } from './active-content';
import type { PostedFile, PostedForm } from './read-form';

const LONGEST_NAME = 200;

type JudgedResume = {
  verdict: 'missing' | 'valid' | 'invalid';
  /** As its sender called it, cleaned; empty when none came. */
  name: string;
  file: UploadedFile | undefined;
};

/** What came in the place of a file, judged by its content (spec/forms.md, resume): one that would run something is none. */
export function judgeResume(posted: PostedFile | null): JudgedResume {
  if (!posted) return { verdict: 'missing', name: '', file: undefined };
  const name = cleanLine(posted.name.slice(-4 * LONGEST_NAME))
    .slice(-LONGEST_NAME)
    .toWellFormed();
  const type = posted.bytes && resumeType(posted.bytes);
  const file = posted.bytes && type ? { name, type, bytes: posted.bytes } : undefined;
  return file && !hasActiveContent(file)
    ? { verdict: 'valid', name, file }
    : { verdict: 'invalid', name, file: undefined };
}

/**
 * What a published event offers in a language, by its slug: its hubs and its ticket types, whose codes
 * are their ids.
 *
 * @returns null when there is no such event in this language, it is past, or it sells no tickets
 */
export async function findEventChoices(
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

type Read = { kind: FormKind; envelope: Envelope; values: FieldValues };

/**
 * A readable form by the rules of its kind: what is wrong with it, and what is stored of it when nothing is.
 *
 * @param event what the event of a ticket offers; null for other kinds
 */
export function judgeForm(
  { kind, envelope, values }: Read,
  posted: PostedForm,
  event: EventChoices | null,
): { errors: FieldErrors; isValid: boolean; submission: Submission } {
  const resume = judgeResume(kind === 'career' ? posted.file : null);
  const errors = findErrors(kind, values, {
    isForeignPhone: isPhoneOf,
    event: event ?? undefined,
    resume: resume.verdict,
  });
  const submission: Submission = {
    kind,
    envelope,
    values: askedValues(kind, { ...values, resume: resume.name }, event ?? undefined),
    ...(resume.file ? { files: { resume: resume.file } } : {}),
  };
  return { errors, isValid: Object.keys(errors).length === 0, submission };
}
