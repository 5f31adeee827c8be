import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { PlainError } from '../lib/print-command-progress.mjs';

/**
 * The format marker of an encrypted archive. The file is: marker, salt (16 bytes), initialisation vector (12),
 * AES-256-GCM of the archive, tag (16). The key is scrypt of the passphrase, with the cost that belongs to the marker.
 */
const FORMAT = Buffer.from('SITEBKP2');
/** The scrypt cost of each format marker. `SITEBKP1` marks archives made before ASVS 11.4.4 was followed. */
const COSTS = new Map([
  ['SITEBKP2', 2 ** 17],
  ['SITEBKP1', 2 ** 15],
]);
const SALT = 16;
const VECTOR = 12;
const TAG = 16;
const HEAD = FORMAT.length + SALT + VECTOR;

const keyOf = (passphrase, salt, cost) =>
  scryptSync(passphrase, salt, 32, { N: cost, maxmem: 256 * 1024 * 1024 });

export function encrypting(passphrase) {
  const salt = randomBytes(SALT);
  const vector = randomBytes(VECTOR);
  const key = keyOf(passphrase, salt, COSTS.get(FORMAT.toString()));
  const cipher = createCipheriv('aes-256-gcm', key, vector);
  let begun = false;
  return new Transform({
    transform(chunk, _encoding, done) {
      if (!begun) this.push(Buffer.concat([FORMAT, salt, vector]));
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
 * A stream of the archive in a file, decrypted if the file is encrypted. The authentication tag is checked at the end
 * of the stream, so nothing read may be used before.
 * @throws PlainError when a passphrase is needed and none is given
 */
export async function plainStream(file, passphrase) {
  const { size, head, tag } = await edges(file);
  const cost = COSTS.get(head.toString('latin1', 0, FORMAT.length));
  if (!cost) return createReadStream(file);
  if (!passphrase) {
    throw new PlainError(
      'This backup is encrypted; set BACKUP_PASSPHRASE to what it was made with.',
    );
  }
  if (size < HEAD + TAG) return Readable.from([]);
  const salt = head.subarray(FORMAT.length, FORMAT.length + SALT);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(passphrase, salt, cost),
    head.subarray(FORMAT.length + SALT),
  );
  decipher.setAuthTag(tag);
  const body = createReadStream(file, { start: HEAD, end: size - TAG - 1 });
  body.once('error', (error) => decipher.destroy(error));
  return body.pipe(decipher);
}
