import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** Decryption failed: another key or name, or changed bytes. */
export class DecryptionError extends Error {}

/** A separate key for each purpose, derived from the secret; none reveals another. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text and binds it to a name (associated data). */
export function encryptText(key: Buffer, name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/**
 * Decrypts a text made by {@link encryptText}.
 * @throws DecryptionError
 */
export function decryptText(key: Buffer, name: string, encrypted: Buffer): string {
  if (encrypted.length < HEAD_BYTES) throw new DecryptionError();
  try {
    const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(name))
      .setAuthTag(encrypted.subarray(NONCE_BYTES, HEAD_BYTES));
    const body = encrypted.subarray(HEAD_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError();
  }
}
