import { env } from '@/lib/env';
import { keyFor, NotOursError, openText, sealText } from '@/lib/sealed';

/** The first bytes of every file: its kind and the version of its layout. */
const MARK = Buffer.from('KEPT1\n');

function key(): Buffer {
  const { LEAD_SPOOL_KEY, INTERNAL_SECRET } = env();
  return keyFor(LEAD_SPOOL_KEY ?? INTERNAL_SECRET, 'lead-spool');
}

/** Encrypts what only the holder of the key may read, for a file of that name alone. */
export const seal = (name: string, text: string): Buffer =>
  Buffer.concat([MARK, sealText(key(), name, text)]);

/**
 * What {@link seal} was given.
 *
 * @throws NotOursError
 */
export function unseal(name: string, sealed: Buffer): string {
  if (!sealed.subarray(0, MARK.length).equals(MARK)) throw new NotOursError();
  return openText(key(), name, sealed.subarray(MARK.length));
}
