import { isPhoneOf } from '../schema/foreign-phone';
import type { FormKind } from '../schema/forms';
import type { Envelope, Submission } from '../schema/submission';
import {
  askedValues,
  type EventChoices,
  type FieldErrors,
  type FieldValues,
  findErrors,
} from '../schema/validate';
import type { PostedForm } from './posted-form';
import { judgeResume } from './resume-file';

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
