import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { PlainError } from '../lib/output.mjs';

/**
 * An encrypted archive: `SITEBKP1`, salt (16 bytes), initialisation vector (12), AES-256-GCM of the
 * archive, tag (16). The key is scrypt of the passphrase.
 */
const MAGIC = Buffer.from('SITEBKP1');
const SALT = 16;
const VECTOR = 12;
const TAG = 16;
const HEAD = MAGIC.length + SALT + VECTOR;

const keyOf = (passphrase, salt) =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 });

/** A stream that encrypts what passes. */
export function encrypting(passphrase) {
  const salt = randomBytes(SALT);
  const vector = randomBytes(VECTOR);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), vector);
  let begun = false;
  return new Transform({
    transform(chunk, _encoding, done) {
      if (!begun) this.push(Buffer.concat([MAGIC, salt, vector]));
      begun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

async function edges(file) {
  const handle = await open(file);
  try {
    const { size } = await stat(file);
    const head = Buffer.alloc(HEAD);
    await handle.read(head, 0, HEAD, 0);
    const tag = Buffer.alloc(TAG);
    if (size >= HEAD + TAG) await handle.read(tag, 0, TAG, size - TAG);
    return { size, head, tag };
  } finally {
    await handle.close();
  }
}

/**
 * The plain archive in a file, whether it is encrypted or not. Nothing that is read may be used before
 * the stream has ended well: only then is it known to be whole.
 *
 * @throws PlainError when a passphrase is needed and none is given
 */
export async function plainStream(file, passphrase) {
  const { size, head, tag } = await edges(file);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return createReadStream(file);
  if (!passphrase) {
    throw new PlainError(
      'This backup is encrypted; set BACKUP_PASSPHRASE to what it was made with.',
    );
  }
  if (size < HEAD + TAG) return Readable.from([]);
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(passphrase, salt),
    head.subarray(MAGIC.length + SALT),
  );
  decipher.setAuthTag(tag);
  const body = createReadStream(file, { start: HEAD, end: size - TAG - 1 });
  body.once('error', (error) => decipher.destroy(error));
  return body.pipe(decipher);
}
