import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract as tarExtract, pack as tarPack } from 'tar-stream';
import { PlainError } from '../lib/print-command-progress.mjs';
import { encrypting, plainStream } from './encrypt-archive.mjs';

/** The name of the archive's list of contents. It is the last entry, so a truncated archive has none. */
const MANIFEST = 'manifest.json';

/** A pass-through stream that counts: `bytes` and `sha256()` are complete once it has ended. */
export function meter() {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      stream.bytes += chunk.length;
      done(null, chunk);
    },
  });
  stream.bytes = 0;
  let digest;
  stream.sha256 = () => (digest ??= hash.digest('hex'));
  return stream;
}

async function addFile(pack, { name, file }) {
  const { size, mtime } = await stat(file);
  const counted = meter();
  const entry = pack.entry({ name, size, mtime, mode: 0o600 });
  // The tar header fixes the size: bytes added while the file is read are omitted.
  const source = size === 0 ? [] : createReadStream(file, { end: size - 1 });
  await pipeline(source, counted, entry);
  return { path: name, bytes: counted.bytes, sha256: counted.sha256() };
}

/**
 * Writes an archive: the files, then the manifest that `describe` makes of their sizes and checksums. It is written
 * under a temporary name and renamed once it is complete and flushed to disk.
 *
 * @param {string} target
 * @param {AsyncIterable<{ name: string, file: string }>} files
 * @param {(entries: { path: string, bytes: number, sha256: string }[]) => object} describe
 * @param {string} [passphrase]
 */
export async function writeArchive(target, files, describe, passphrase) {
  const part = `${target}.part`;
  const pack = tarPack();
  const output = createWriteStream(part, { mode: 0o600 });
  const stages = [pack, createGzip({ level: 6 }), ...(passphrase ? [encrypting(passphrase)] : [])];
  const written = pipeline([...stages, output]);
  written.catch((error) => pack.destroy(error));
  try {
    const entries = [];
    for await (const one of files) entries.push(await addFile(pack, one));
    pack.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(describe(entries), undefined, 1));
    pack.finalize();
    await written;
    await chmod(part, 0o600);
    const handle = await open(part, 'r');
    await handle.sync();
    await handle.close();
    await rename(part, target);
  } catch (error) {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/** The path to which an entry is unpacked. Refuses a path outside the folder (path traversal). */
function placeFor(folder, name) {
  const place = path.resolve(folder, name);
  if (!place.startsWith(`${path.resolve(folder)}${path.sep}`)) {
    throw new PlainError(`The backup names a file outside of its folder: ${name}.`);
  }
  return place;
}

async function unpack(source, folder) {
  const found = new Map();
  const extract = tarExtract();
  extract.on('entry', (header, stream, next) => {
    // Damage is reported by the pipeline; an entry stream without an error listener would end the process.
    stream.on('error', () => {});
    void (async () => {
      const place = placeFor(folder, header.name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const counted = meter();
      await pipeline(stream, counted, createWriteStream(place, { mode: 0o600 }));
      found.set(header.name, { bytes: counted.bytes, sha256: counted.sha256() });
      next();
    })().catch((error) => extract.destroy(error));
  });
  await pipeline(source, createGunzip(), extract);
  return found;
}

/**
 * Unpacks an archive into an empty folder and checks every file against the manifest.
 *
 * @returns {Promise<object>} the manifest
 * @throws PlainError naming what is damaged or missing
 */
export async function readArchive(file, folder, passphrase) {
  const damaged = (what) => new PlainError(`The backup ${file} is damaged: ${what}.`);
  const source = await plainStream(file, passphrase);
  let found;
  try {
    found = await unpack(source, folder);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw damaged(
      passphrase
        ? 'it can not be read to its end, or the passphrase is another one'
        : 'it can not be read to its end',
    );
  }
  if (!found.has(MANIFEST)) throw damaged('its list of contents is missing');
  const manifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  for (const { path: name, bytes, sha256 } of manifest.entries) {
    const one = found.get(name);
    if (!one) throw damaged(`${name} is missing`);
    if (one.bytes !== bytes || one.sha256 !== sha256) {
      throw damaged(`${name} is not what was saved`);
    }
  }
  return manifest;
}
