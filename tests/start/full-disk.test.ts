import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '@messages/en/forms.json';
import { shareCompiled } from '../../scripts/test/seeded-test-data.mjs';
import { until } from '../support/poll-until';
import { newForm, post, storedUnder } from './post-forms-and-read-rows';
import {
  freshSettings,
  type OutsideDatabase,
  outsideDatabase,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';

/** Room for what a start writes: the files of the build, copies of pages, the log. */
const SIZE = '64m';
const PIECE = Buffer.alloc(64 * 1024, 1);

/**
 * Whether the test may mount a small file system, which only root may. Elsewhere the unit test of the spool's size
 * limit has to suffice.
 */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

let database: OutsideDatabase['database'];
let giveDatabase: OutsideDatabase['give'];
let settings: Settings;
let site: Started;
const filler = () => path.join(settings.DATA_DIR, 'filler');

/** Writes until the disk takes no more byte. */
function fillDisk(): void {
  const file = openSync(filler(), 'w');
  try {
    for (const piece of [PIECE, PIECE.subarray(0, 1)]) {
      try {
        for (;;) writeSync(file, piece);
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      }
    }
  } finally {
    closeSync(file);
  }
}

const statusOf = async (address: string) => (await fetch(site.url + address)).status;

describe.runIf(mayMount)('a disk that is really full, while the database is down', () => {
  const refused = newForm();
  const kept = newForm();

  beforeAll(async () => {
    ({ database, give: giveDatabase } = await outsideDatabase('full'));
    settings = await freshSettings('full', { DATABASE_URL: database.url });
    mkdirSync(settings.DATA_DIR, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', settings.DATA_DIR]);
    shareCompiled(settings.DATA_DIR);
    site = await start(settings).ready();
    await statusOf('/en');
    await database.stop();
  });

  afterAll(async () => {
    await wipeAll();
    await database?.stop();
    if (existsSync(settings.DATA_DIR)) execFileSync('umount', [settings.DATA_DIR]);
    rmSync(settings.DATA_DIR, { recursive: true, force: true });
  });

  it('refuses a form with a clear 503, and shows pages', async () => {
    fillDisk();
    expect(await post(site.url, refused)).toEqual({
      status: 503,
      body: { code: 'unavailable', message: english.notice.unavailable },
    });
    expect(await statusOf('/en')).toBe(200);
  });

  it('keeps forms as soon as there is room, and stores each once after the database is back', async () => {
    rmSync(filler());
    for (const form of [refused, kept]) {
      expect(await post(site.url, form)).toMatchObject({ status: 202, body: { code: 'kept' } });
    }
    database = await giveDatabase();
    await until(async () => (await statusOf('/api/health/ready')) === 200, 30);
    for (const { key } of [refused, kept]) {
      await until(async () => (await storedUnder(database.url, { key })).leads === 1, 30);
    }
  });

  it('stores a form in the database while the disk of the site is full', async () => {
    fillDisk();
    const form = newForm();
    expect(await post(site.url, form)).toMatchObject({ status: 200 });
    expect(await storedUnder(database.url, form)).toMatchObject({ leads: 1 });
    rmSync(filler());
  });
});
