import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { forms, type FormKind } from '../schema/forms';
import type { Submission } from '../schema/submission';
import { TICKED, type FieldValues } from '../schema/validate';
import type { PostedForm } from './read-form';
import { suspicionOf } from './suspicion';

export type ConsentRecord = { purpose: 'reply' | 'marketing'; granted: boolean; text: string };

/** Each purpose that the form asks for, with the very words that stood beside its box, ticked or not (D19). */
export function consentRecords(
  kind: FormKind,
  values: FieldValues,
  locale: Locale,
): ConsentRecord[] {
  const t = getT(locale, 'forms');
  const asked: ['agree' | 'consentMarketing', ConsentRecord][] = [
    ['agree', { purpose: 'reply', granted: values.agree === TICKED, text: t('consent.agree') }],
    [
      'consentMarketing',
      {
        purpose: 'marketing',
        granted: values.consentMarketing === TICKED,
        text: t('consent.marketing'),
      },
    ],
  ];
  return asked.flatMap(([name, record]) => (forms[kind][name] ? [record] : []));
}

/** What is settled when a form is accepted, however much later it is stored. */
export type Acceptance = {
  /** When it was kept on the disk, because the database was away; null when it is stored at once. */
  keptSince: Date | null;
  /** See suspicionOf; judged once, and what is done about the form later goes by it. */
  suspicion: string | null;
  /** With the words that its sender read. */
  consents: ConsentRecord[];
};

/** @param proven the sender's browser has worked for this one (see proof-of-work.ts) */
export function acceptNow(submission: Submission, { proven = false } = {}): Acceptance {
  const { kind, values, envelope } = submission;
  return {
    keptSince: null,
    suspicion: suspicionOf(submission, Date.now(), { proven }),
    consents: consentRecords(kind, values, envelope.locale),
  };
}

/**
 * Accepts a valid form: whether a program sent it is judged here, once, and the verdict goes with the form to its row.
 *
 * @param isProof whether a proof of work holds and is used for the first time
 * @returns null for one that came so fast that its browser is asked to work before it is taken. Only one that says
 *   it can is asked; any other is taken and held for review.
 */
export async function accept(
  { raw }: PostedForm,
  submission: Submission,
  isProof: (text: string) => Promise<boolean>,
): Promise<Acceptance | null> {
  const proven = raw.proof ? await isProof(raw.proof) : false;
  const acceptance = acceptNow(submission, { proven });
  const isAskedToWork = raw.canProve === TICKED && acceptance.suspicion === 'too-fast';
  return isAskedToWork ? null : acceptance;
}
