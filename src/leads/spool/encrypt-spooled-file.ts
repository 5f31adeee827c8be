import { env } from '@/lib/env';
import { keyFor, DecryptionError, decryptText, encryptText } from '@/lib/encrypt-text';

/** The first bytes of every file (magic number): its kind and the version of its format. */
const FORMAT = Buffer.from('KEPT1\n');

function key(): Buffer {
  const { LEAD_SPOOL_KEY, INTERNAL_SECRET } = env();
  return keyFor(LEAD_SPOOL_KEY ?? INTERNAL_SECRET, 'lead-spool');
}

/** Encrypts a file's content and binds it to the file's name (associated data). */
export const encryptFile = (name: string, text: string): Buffer =>
  Buffer.concat([FORMAT, encryptText(key(), name, text)]);

/**
 * Decrypts a file made by {@link encryptFile}.
 * @throws DecryptionError
 */
export function decryptFile(name: string, encrypted: Buffer): string {
  if (!encrypted.subarray(0, FORMAT.length).equals(FORMAT)) throw new DecryptionError();
  return decryptText(key(), name, encrypted.subarray(FORMAT.length));
}
