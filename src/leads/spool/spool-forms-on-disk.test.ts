import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSecrets } from '../../../tests/support/test-environment';
import { DecryptionError } from '@/lib/encrypt-text';
import * as encryption from './encrypt-spooled-file';
import * as spool from './spool-forms-on-disk';

/** The code of the error that the next write throws, such as ENOSPC for a full disk; empty for none. */
const disk = vi.hoisted(() => ({ fault: '' }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const open: typeof real.open = async (...args) => {
    const handle = await real.open(...args);
    if (args[1] !== 'wx') return handle;
    const sync = handle.sync.bind(handle);
    handle.sync = () =>
      disk.fault
        ? Promise.reject(Object.assign(new Error('no room'), { code: disk.fault }))
        : sync();
    return handle;
  };
  return { ...real, open };
});

const AT = new Date('2026-11-23T09:00:00.000Z');
const PERSON = 'Trần Thị Lan, lan@tamvia.vn';

let home: string;
const folder = () => path.join(home, 'lead-spool');
const only = async () => (await spool.waiting())[0]!;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'spool-'));
  Object.assign(process.env, testSecrets, { DATABASE_URL: 'postgres://x@y/z', DATA_DIR: home });
});

beforeEach(() => rmSync(folder(), { recursive: true, force: true }));
afterEach(() => {
  disk.fault = '';
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a form in the spool', () => {
  it('is encrypted, unreadable for other accounts, and read back unchanged', async () => {
    await spool.spoolForm(PERSON, AT);
    const name = await only();
    const file = path.join(folder(), name);
    expect(name).toMatch(/^1795424400000-/);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'latin1')).not.toMatch(/Lan|tamvia/);
    expect(await spool.read(name)).toBe(PERSON);
  });

  it('is encrypted differently each time, even with the same content', () => {
    expect(encryption.encryptFile('a', PERSON)).not.toEqual(encryption.encryptFile('a', PERSON));
  });

  it('is read in the order of arrival', async () => {
    for (const ms of [3, 1, 2]) await spool.spoolForm(String(ms), new Date(AT.getTime() + ms));
    const texts = [];
    for (const name of await spool.waiting()) texts.push(await spool.read(name));
    expect(texts).toEqual(['1', '2', '3']);
  });

  it.each([
    ['its mark', 0],
    ['its nonce', 8],
    ['its tag', 20],
    ['its text', 40],
  ])('is refused when a bit of %s was changed', async (_, at) => {
    await spool.spoolForm(PERSON, AT);
    const file = path.join(folder(), await only());
    const bytes = readFileSync(file);
    bytes[at]! ^= 1;
    writeFileSync(file, bytes);
    await expect(spool.read(path.basename(file))).rejects.toThrow(DecryptionError);
  });

  it('is refused under another file name, cut off, or empty', async () => {
    await spool.spoolForm(PERSON, AT);
    const name = await only();
    const other = name.replace('1795424400000', '1795424400001');
    renameSync(path.join(folder(), name), path.join(folder(), other));
    await expect(spool.read(other)).rejects.toThrow(DecryptionError);
    for (const length of [0, 6, 30]) {
      writeFileSync(
        path.join(folder(), name),
        encryption.encryptFile(name, PERSON).subarray(0, length),
      );
      await expect(spool.read(name)).rejects.toThrow(DecryptionError);
    }
  });

  it('is refused when the disk is full, and leaves no file behind', async () => {
    disk.fault = 'ENOSPC';
    await expect(spool.spoolForm(PERSON, AT)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(folder())).toEqual([]);
    disk.fault = '';
    await spool.spoolForm(PERSON, AT);
    expect(await spool.waiting()).toHaveLength(1);
  });

  it('is refused beyond a limit of bytes and number', async () => {
    await spool.spoolForm(PERSON, AT);
    truncateSync(path.join(folder(), await only()), spool.MAX_BYTES - 1000);
    await spool.spoolForm(PERSON, AT);
    await expect(spool.spoolForm('x'.repeat(1000), AT)).rejects.toThrow(spool.SpoolFullError);
    rmSync(folder(), { recursive: true });
    await spool.spoolForm(PERSON, AT);
    const rest = Array.from({ length: spool.MAX_FILES - 1 }, (_, index) => `${index}.lead`);
    for (const name of rest) writeFileSync(path.join(folder(), name), '');
    await expect(spool.spoolForm(PERSON, AT)).rejects.toThrow(spool.SpoolFullError);
    await spool.deleteSpooled(rest[0]!);
    await spool.spoolForm(PERSON, AT);
  });

  it('is deleted once it is stored, and reported when it is set aside', async () => {
    expect(await spool.spoolState()).toBeNull();
    await spool.spoolForm('first', new Date(Date.now() - 90_000));
    await spool.spoolForm('second', new Date());
    const [first, second] = await spool.waiting();
    const told = await spool.spoolState();
    expect(told).toMatchObject({ waiting: 2, aside: [] });
    expect(told?.oldestSeconds).toBeGreaterThanOrEqual(90);
    await spool.setAside(first!);
    await spool.setAside(first!); // simulates a second process that sets the same file aside
    await spool.deleteSpooled(second!);
    await spool.deleteSpooled(second!);
    expect(await spool.read(second!)).toBeNull();
    expect(await spool.spoolState()).toEqual({ waiting: 0, oldestSeconds: 0, aside: [first] });
    expect(statSync(path.join(folder(), 'aside')).mode & 0o777).toBe(0o700);
  });

  it('is not read from an interrupted write; old partial files are deleted', async () => {
    await spool.spoolForm(PERSON, AT);
    const name = await only();
    for (const part of ['old', 'new']) writeFileSync(path.join(folder(), `${part}.part`), '');
    const longAgo = Date.now() / 1000 - 3600;
    utimesSync(path.join(folder(), 'old.part'), longAgo, longAgo);
    await spool.removePartialFiles();
    expect(readdirSync(folder()).sort()).toEqual([name, 'new.part']);
    expect(await spool.waiting()).toEqual([name]);
  });

  it('reports a folder that can not be written', async () => {
    writeFileSync(folder(), '');
    await expect(spool.spoolForm(PERSON, AT)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
