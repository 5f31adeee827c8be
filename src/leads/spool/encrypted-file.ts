import { env } from '@/lib/env';
import { keyFor, NotOursError, openText, sealText } from '@/lib/encrypted-text';

/** The first bytes of every file (magic number): its kind and the version of its format. */
const FORMAT = Buffer.from('KEPT1\n');

function key(): Buffer {
  const { LEAD_SPOOL_KEY, INTERNAL_SECRET } = env();
  return keyFor(LEAD_SPOOL_KEY ?? INTERNAL_SECRET, 'lead-spool');
}

/** Encrypts a file's content and binds it to the file's name (associated data). */
export const seal = (name: string, text: string): Buffer =>
  Buffer.concat([FORMAT, sealText(key(), name, text)]);

/**
 * Decrypts a file made by {@link seal}.
 * @throws NotOursError
 */
export function unseal(name: string, sealed: Buffer): string {
  if (!sealed.subarray(0, FORMAT.length).equals(FORMAT)) throw new NotOursError();
  return openText(key(), name, sealed.subarray(FORMAT.length));
}
