import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { encrypting, plainStream } from './encrypt-archive.mjs';

const PASSPHRASE = 'mưa tạnh rồi ta đi chợ';
const ARCHIVE = Buffer.from('what an archive holds');

async function kept(bytes) {
  const file = path.join(tmpdir(), `archive-${randomBytes(8).toString('hex')}`);
  await writeFile(file, bytes);
  return file;
}

const read = async (file, passphrase = PASSPHRASE) =>
  (await buffer(await plainStream(file, passphrase))).toString();

/** Encrypts as earlier versions did, with a quarter of today's scrypt cost. */
function earlierArchive() {
  const [salt, vector] = [randomBytes(16), randomBytes(12)];
  const key = scryptSync(PASSPHRASE, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 });
  const cipher = createCipheriv('aes-256-gcm', key, vector);
  const encrypted = [cipher.update(ARCHIVE), cipher.final()];
  return Buffer.concat([Buffer.from('SITEBKP1'), salt, vector, ...encrypted, cipher.getAuthTag()]);
}

describe('an encrypted backup', () => {
  it('can be read only with the passphrase it was made with', async () => {
    const file = await kept(await buffer(Readable.from([ARCHIVE]).pipe(encrypting(PASSPHRASE))));
    expect(await read(file)).toBe(ARCHIVE.toString());
    await expect(read(file, 'another one')).rejects.toThrow('unable to authenticate');
    await expect(read(file, '')).rejects.toThrow('set BACKUP_PASSPHRASE');
  });

  it('made by an earlier release can be read too', async () => {
    expect(await read(await kept(earlierArchive()))).toBe(ARCHIVE.toString());
  });

  it('that was not encrypted is read unchanged', async () => {
    expect(await read(await kept(ARCHIVE), '')).toBe(ARCHIVE.toString());
  });
});
