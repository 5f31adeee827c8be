import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const CIPHER = 'aes-256-gcm';
/** The first bytes of every file: its kind and the version of its layout. */
const MARK = Buffer.from('KEPT1\n');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + NONCE_BYTES + TAG_BYTES;

/** The file can not be decrypted: the key or its name is another one, or its bytes were changed. */
export class NotOursError extends Error {}

function key(): Buffer {
  const { LEAD_SPOOL_KEY, INTERNAL_SECRET } = env();
  return Buffer.from(hkdfSync('sha256', LEAD_SPOOL_KEY ?? INTERNAL_SECRET, '', 'lead-spool', 32));
}

/** Encrypts what only the holder of the key may read, for a file of that name alone. */
export function seal(name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([MARK, nonce, cipher.getAuthTag(), body]);
}

/**
 * What {@link seal} was given.
 *
 * @throws NotOursError
 */
export function unseal(name: string, sealed: Buffer): string {
  if (sealed.length < HEAD_BYTES || !sealed.subarray(0, MARK.length).equals(MARK)) {
    throw new NotOursError();
  }
  const nonce = sealed.subarray(MARK.length, MARK.length + NONCE_BYTES);
  const tag = sealed.subarray(MARK.length + NONCE_BYTES, HEAD_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key(), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(tag);
    const body = sealed.subarray(HEAD_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    throw new NotOursError();
  }
}
