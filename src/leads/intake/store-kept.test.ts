import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testSecrets } from '../../../tests/support/test-environment';
import { readEnvelope, type Submission } from '../schema/submission';
import { cleanValues } from '../schema/validate';
import { keep, spoolState } from '../spool/spool';
import { writeKeptLead } from './kept-lead';
import { storeKept } from './store-kept';

const stored = vi.hoisted(() => [] as string[]);

vi.mock('./store-lead', () => ({
  storeLead: (_: Payload, { values }: Submission) => {
    stored.push(values.name);
    return Promise.resolve({ outcome: 'stored', leadId: 1, place: null });
  },
}));

const AT = new Date('2026-11-20T03:10:00.000Z');
const home = mkdtempSync(path.join(tmpdir(), 'store-kept-'));

beforeAll(() => {
  Object.assign(process.env, testSecrets, { DATABASE_URL: 'postgres://x@y/z', DATA_DIR: home });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('a kept form that the file system does not give waits, and those after it are stored', async () => {
  const submission = {
    kind: 'contact' as const,
    values: cleanValues('contact', { name: 'Hai' }),
    envelope: { ...readEnvelope({ locale: 'vi' }), key: randomUUID() },
  };
  const acceptance = { keptSince: AT, suspicion: null, consents: [] };
  await keep(writeKeptLead({ submission, acceptance }), AT);
  const earlier = `${AT.getTime() - 1}-${randomUUID()}.lead`;
  mkdirSync(path.join(home, 'lead-spool', earlier)); // reading it fails, as of another account's file
  expect(await storeKept(() => Promise.resolve({} as Payload))).toBe(1);
  expect(stored).toEqual(['Hai']);
  expect(await spoolState()).toMatchObject({ waiting: 1, aside: [] });
});
