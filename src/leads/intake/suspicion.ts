import type { Submission } from '../schema/submission';

/** Nobody can read and fill in a form with seven required fields faster than this. */
const FASTEST_PERSON_MS = 2500;

/** Top-level domains of cheap bulk registrations, and of this country; no name or title ends in one. */
const ENDINGS =
  'com|net|org|info|biz|xyz|top|shop|site|online|store|club|vip|win|bet|casino|app|link|click|live|pro|fun|asia|vn|cn|ru|cc|tv|io';

/** A web address in a name is spam: it would be read by the recipients of mails. */
const ADDRESS_IN_NAME = new RegExp(
  String.raw`://|www\.|\.[a-z]{2,}/|[\p{L}\d-]{2}\.(?:${ENDINGS})(?![\p{L}\d])`,
  'iu',
);

/**
 * Why a submission looks like a program's, or null. Without JavaScript there is no start time, which is not suspicious
 * (spec/forms.md; docs/architecture.md, "Writing leads safely").
 *
 * @param proven the browser has sent a proof of work: then the form is never too fast. A filled honeypot or an address
 *   in the name is suspicious all the same.
 */
export function suspicionOf(
  { envelope, values }: Pick<Submission, 'envelope' | 'values'>,
  now: number,
  { proven }: { proven: boolean },
): string | null {
  if (envelope.honeypotFilled) return 'honeypot';
  if (ADDRESS_IN_NAME.test(values.name)) return 'address-in-name';
  const taken = envelope.startedAt === null || proven ? null : now - envelope.startedAt;
  // Negative when the visitor's clock is ahead of the server's; then it says nothing about speed.
  if (taken !== null && taken >= 0 && taken < FASTEST_PERSON_MS) return 'too-fast';
  return null;
}
