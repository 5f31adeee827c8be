import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { forms, type FormKind } from '../schema/form-definitions';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import { TICKED, type FieldValues } from '../schema/validate-submission';
import type {
  Acceptance,
  AcceptedForm,
  ChallengedForm,
  ConsentRecord,
  PostedBody,
  RejectedForm,
  ValidForm,
} from './posted-form-types';
import { NO_SCRIPT } from '../model/suspicion-labels';
import { isProof, newChallenge } from './proof-of-work';

/** The minimum time in which a person can read and fill in a form with seven required fields. */
const MIN_HUMAN_FILL_TIME_MS = 2500;

/**
 * Top-level domains that mark a URL in a name: common and cheap ones, and the Vietnamese one. Names and titles do not
 * end in a dot and one of them.
 */
const ENDINGS =
  'com|net|org|info|biz|xyz|top|shop|site|online|store|club|vip|win|bet|casino|app|link|click|live|pro|fun|asia|vn|cn|ru|cc|tv|io';

/** Matches a URL in a name, a way to send spam: our mail to the entered e-mail address would contain the URL. */
const ADDRESS_IN_NAME = new RegExp(
  String.raw`://|www\.|\.[a-z]{2,}/|[\p{L}\d-]{2}\.(?:${ENDINGS})(?![\p{L}\d])`,
  'iu',
);

/**
 * Why a submission looks automated, or null. A form without a start time was sent without JavaScript, and is held until
 * its sender confirms it (confirm-form.ts; docs/architecture.md, "Writing leads safely").
 * @param proven the browser has sent a valid proof of work: then the form counts neither as too fast nor as sent
 * without a script; a filled honeypot or a URL in the name is suspicious all the same
 */
export function suspicionOf(
  { envelope, values }: Pick<Submission, 'envelope' | 'values'>,
  now: number,
  { proven }: { proven: boolean },
): string | null {
  if (envelope.honeypotFilled) return 'honeypot';
  if (ADDRESS_IN_NAME.test(values.name)) return 'address-in-name';
  if (proven) return null;
  if (envelope.startedAt === null) return NO_SCRIPT;
  const taken = now - envelope.startedAt;
  // The time taken is negative when the visitor's clock is ahead of the server's; then it says nothing about speed.
  return taken >= 0 && taken < MIN_HUMAN_FILL_TIME_MS ? 'too-fast' : null;
}

/** A record for each consent that the form asks for, granted or not, with the text beside its box (D19). */
function consentRecords(kind: FormKind, values: FieldValues, locale: Locale): ConsentRecord[] {
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

/**
 * Decides whether a valid form that arrives now looks automated, and collects its consents. Stores nothing.
 * @param proven the browser has sent a valid proof of work (proof-of-work.ts)
 */
export function acceptNow(submission: Submission, { proven = false } = {}): Acceptance {
  const { kind, values, envelope } = submission;
  return {
    keptSince: null,
    suspicion: suspicionOf(submission, Date.now(), { proven }),
    consents: consentRecords(kind, values, envelope.locale),
  };
}

/**
 * Judges once whether a valid form looks automated; the verdict is passed on and stored with the lead.
 * @param isProof whether a proof of work is valid and used for the first time
 * @returns null for a form that was sent too fast and whose browser has to compute a proof of work first. Where the
 * browser can not, the form is accepted and held for review.
 */
export async function accept(
  { raw }: Pick<PostedBody, 'raw'>,
  submission: Submission,
  isProof: (text: string) => Promise<boolean>,
): Promise<Acceptance | null> {
  const proven = raw.proof ? await isProof(raw.proof) : false;
  const acceptance = acceptNow(submission, { proven });
  const needsProof = raw.canProve === TICKED && acceptance.suspicion === 'too-fast';
  return needsProof ? null : acceptance;
}

/** A step of handling a form: judges whether a valid form looks automated. */
export async function judgeForm(
  state: ValidForm | RejectedForm,
  payload: Payload | null,
): Promise<AcceptedForm | RejectedForm | ChallengedForm> {
  if (state.type !== 'valid') return state;
  const { form, submission } = state;
  const acceptance = await accept(form, submission, (text) => isProof(payload, text));
  if (!acceptance) return { type: 'challenged', challenge: await newChallenge() };
  return { ...state, type: 'accepted', acceptance };
}
