import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClockLibrary } from '../../scripts/lib/install-programs-from-debian-packages.mjs';
import { until } from '../support/poll-until';
import { type Form, newForm, post, rowsOf, storedUnder } from './post-forms-and-read-rows';
import { seededSettings, start, type Started, wipeAll } from './start-site';

/**
 * The clock of the whole site, its database included, jumps years ahead and back while it runs; the tests build on each
 * other.
 */
const library = findClockLibrary();
const folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
chmodSync(folder, 0o755); // the bundled database runs under another account
const clock = path.join(folder, 'now');
/** Background work corrects times of the future every half minute (src/start-background-work.ts). */
const CORRECTED_WITHIN_SECONDS = 90;

let site: Started;
const forms: Form[] = [];

/** Sets the clock of the site, at which its processes look once a second. */
const turnClock = (by: string) => writeFileSync(clock, by);

const database = <Row extends object>(sql: string, values: unknown[] = []) =>
  rowsOf<Row>(site.databaseUrl(), sql, values);

/** How many years the database's clock is ahead of this process's. */
async function yearsAhead(): Promise<number> {
  const [row] = await database<{ now: Date }>('SELECT now() AS now');
  return Math.round((row!.now.getTime() - Date.now()) / (365.25 * 86_400_000));
}

async function worksAsUsual(): Promise<void> {
  for (const page of ['/', '/en', '/en/pricing', '/sitemap.xml']) {
    expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200]);
  }
  const form = newForm();
  expect(await post(site.url, form)).toMatchObject({ status: 200 });
  forms.push(form);
  const mails = () =>
    database<{ status: string }>(
      'SELECT m.status FROM mails m JOIN leads l ON m.lead_id = l.id WHERE l.email = $1',
      [form.email],
    );
  await until(async () => (await mails()).length > 0, 30);
  const isReady = async () => (await fetch(`${site.url}/api/health/ready`)).status === 200;
  await until(isReady, CORRECTED_WITHIN_SECONDS);
}

describe.runIf(library)('a clock that jumps', () => {
  beforeAll(async () => {
    turnClock('+0');
    const preload = {
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1', // as when the clock of a machine is set, which leaves its monotonic clock alone
    };
    site = await start(await seededSettings('clock', preload)).ready();
    await worksAsUsual();
  });
  afterAll(async () => {
    await wipeAll();
    rmSync(folder, { recursive: true });
  });

  it('six years ahead: pages, forms and jobs work', async () => {
    turnClock('+6y');
    await until(async () => (await yearsAhead()) === 6, 30);
    await worksAsUsual();
  });

  it('and back again: they work, and jobs of the future are taken', async () => {
    turnClock('+0');
    await until(async () => (await yearsAhead()) === 0, 30);
    await worksAsUsual();
    const future = async () =>
      (
        await database<{ count: number }>(
          `SELECT count(*)::int FROM pgboss.job
           WHERE state < 'completed' AND start_after > now() + interval '1 day'`,
        )
      )[0]!.count;
    await until(async () => (await future()) === 0, CORRECTED_WITHIN_SECONDS);
  });

  it('a day back: they work', async () => {
    turnClock('-1d');
    await until(
      async () =>
        (await database<{ at: Date }>('SELECT now() AS at'))[0]!.at <
        new Date(Date.now() - 80_000_000),
      30,
    );
    await worksAsUsual();
  });

  it('each form is stored once, and nothing was erased', async () => {
    expect(forms).toHaveLength(4);
    for (const form of forms) {
      expect(await storedUnder(site.databaseUrl(), form)).toMatchObject({ leads: 1 });
    }
  });
});
