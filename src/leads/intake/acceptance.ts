import type { Submission } from '../schema/submission';
import { type ConsentRecord, consentRecords } from './consent-texts';
import { suspicionOf } from './suspicion';

/** What is settled when a form is accepted, however much later it is stored. */
export type Acceptance = {
  /** When it was kept on the disk, because the database was away; null when it is stored at once. */
  keptSince: Date | null;
  /** See suspicionOf. */
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
