import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSecrets } from '../../../tests/support/test-environment';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import { readEnvelope } from './read-posted-form';
import { cleanValues } from '../schema/validate-submission';
import { spoolForm, spoolState, waiting } from '../spool/spool-forms-on-disk';
import { serializeSpooledLead } from './spooled-form-format';
import { storeSpooledForms } from './store-spooled-forms';

const database = vi.hoisted(() => ({
  stored: [] as string[],
  /** Errors by the name of a lead: each attempt to store that lead throws its error. */
  faults: new Map<string, Error>(),
  isThere: true,
}));

vi.mock('./store-lead', () => ({
  storeLead: (_: Payload, { values }: Submission) => {
    const fault = database.faults.get(values.name ?? '');
    if (fault) return Promise.reject(fault);
    database.stored.push(values.name ?? '');
    return Promise.resolve({ outcome: 'stored', leadId: 1, place: null });
  },
}));

const AT = new Date('2026-11-20T03:10:00.000Z');
const home = mkdtempSync(path.join(tmpdir(), 'store-kept-'));
const folder = path.join(home, 'lead-spool');

const execute = () =>
  database.isThere ? Promise.resolve({}) : Promise.reject(new Error('Connection terminated'));
const cms = () => Promise.resolve({ db: { drizzle: { execute } } } as unknown as Payload);

/** Spools a contact form by a sender of this name, accepted `seconds` after {@link AT}. */
async function keepFormOf(name: string, seconds: number) {
  const submission = {
    kind: 'contact' as const,
    values: cleanValues('contact', { name }),
    envelope: { ...readEnvelope({ locale: 'vi' }), key: randomUUID() },
  };
  const keptSince = new Date(AT.getTime() + seconds * 1000);
  const acceptance = { keptSince, suspicion: null, consents: [] };
  await spoolForm(serializeSpooledLead({ submission, acceptance }), keptSince);
}

const fault = (code: string) => Object.assign(new Error(`fault ${code}`), { code });

beforeAll(() => {
  Object.assign(process.env, testSecrets, { DATABASE_URL: 'postgres://x@y/z', DATA_DIR: home });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  database.stored.length = 0;
  database.faults.clear();
  database.isThere = true;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a form that can not be stored does not block those after it', () => {
  it('because its file can not be read', async () => {
    await keepFormOf('Hai', 1);
    const earlier = `${AT.getTime()}-${randomUUID()}.lead`;
    mkdirSync(path.join(folder, earlier)); // simulates a file that can not be read
    expect(await storeSpooledForms(cms)).toBe(1);
    expect(database.stored).toEqual(['Hai']);
    expect(await spoolState()).toMatchObject({ waiting: 1, aside: [] });
  });

  it('because it is refused and can not be set aside', async () => {
    await keepFormOf('Một', 0);
    await keepFormOf('Hai', 1);
    database.faults.set('Một', fault('23502'));
    writeFileSync(path.join(folder, 'aside'), ''); // a file in place of the folder, to simulate a full disk
    expect(await storeSpooledForms(cms)).toBe(1);
    expect(database.stored).toEqual(['Hai']);
    expect(await waiting()).toHaveLength(1);
  });

  it('because its connection is lost each time while the database is up', async () => {
    await keepFormOf('Một', 0);
    await keepFormOf('Hai', 1);
    database.faults.set('Một', fault('08P01'));
    expect(await storeSpooledForms(cms)).toBe(1);
    expect(database.stored).toEqual(['Hai']);
    expect(await spoolState()).toMatchObject({ waiting: 1, aside: [] });
  });
});

it('while the database is away all forms wait, and none is attempted', async () => {
  await keepFormOf('Một', 0);
  await keepFormOf('Hai', 1);
  database.faults.set('Một', fault('ECONNREFUSED'));
  database.isThere = false;
  await expect(storeSpooledForms(cms)).rejects.toThrow('ECONNREFUSED');
  expect(database.stored).toEqual([]);
  expect(await spoolState()).toMatchObject({ waiting: 2, aside: [] });
});
