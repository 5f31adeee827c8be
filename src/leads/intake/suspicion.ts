import type { Submission } from '../schema/submission';

/** Nobody reads and fills a form of seven required fields faster than this. */
const FASTEST_PERSON_MS = 2500;

/** Endings of addresses that are sold in bulk, and those of this country: no name and no title ends in one. */
const ENDINGS =
  'com|net|org|info|biz|xyz|top|shop|site|online|store|club|vip|win|bet|casino|app|link|click|live|pro|fun|asia|vn|cn|ru|cc|tv|io';

/** An address in a person's name is there to be read by whoever gets our mail. */
const ADDRESS_IN_NAME = new RegExp(
  String.raw`://|www\.|\.[a-z]{2,}/|[\p{L}\d-]{2}\.(?:${ENDINGS})(?![\p{L}\d])`,
  'iu',
);

/**
 * Why a submission looks like a program's, or null. Without JavaScript there is no start time, and
 * nobody is suspected for that (spec/forms.md; docs/architecture.md, "Writing leads safely").
 *
 * @param proven the browser has worked for this one: then nobody is too fast. A filled honeypot or an
 *   address for a name is for a person to judge all the same.
 */
export function suspicionOf(
  { envelope, values }: Pick<Submission, 'envelope' | 'values'>,
  now: number,
  { proven }: { proven: boolean },
): string | null {
  if (envelope.honeypotFilled) return 'honeypot';
  if (ADDRESS_IN_NAME.test(values.name)) return 'address-in-name';
  const taken = envelope.startedAt === null || proven ? null : now - envelope.startedAt;
  // Less than nothing: the visitor's clock is ahead of ours, and says nothing about speed.
  if (taken !== null && taken >= 0 && taken < FASTEST_PERSON_MS) return 'too-fast';
  return null;
}
