import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstOrAll } from '../support/all-combinations';
import { type Settings, freshSettings, start, wipeAll } from './start-site';

let settings: Settings;

beforeAll(async () => {
  settings = await freshSettings('refused');
});

afterAll(async () => {
  await wipeAll();
  rmSync(settings.DATA_DIR, { recursive: true, force: true });
});

/** Expects a refused start: exit code 1, and only this sentence on stderr. */
async function expectRefusal(of: Settings, sentence: string) {
  const refused = start(of);
  expect(await refused.refusal()).toEqual({ code: 1, said: `✗ ${sentence}` });
  expect(refused.family()).toEqual([]);
  return refused;
}

describe('names: a wrong variable stops the start with one clear sentence', () => {
  type Wrong = [name: string, value: string, sentence: string];
  // A unit test has wrong values of every variable (scripts/lib/validate-environment.test.ts).
  const wrong: [Wrong, ...Wrong[]] = [
    [
      'DATABASE_URL',
      'mysql://canary:secret@host/name',
      'DATABASE_URL should be a Postgres address, for example postgres://user:password@db.example.com:5432/site.',
    ],
    ['PORT', 'canary-80', 'PORT should be a port number, for example 3000.'],
    [
      'SITE_URL',
      'canary.example',
      'SITE_URL should be an http or https address without a path, for example https://www.example.com.',
    ],
    [
      'PAYLOAD_SECRET',
      'canary',
      'PAYLOAD_SECRET should be at least 24 characters, for example a-long-random-text-of-your-own.',
    ],
    [
      'ADMIN_PASSWORD',
      'canary',
      'ADMIN_PASSWORD should be at least 12 characters, for example a-password-of-your-own.',
    ],
    [
      'SMTP_URL',
      'https://canary:secret@mail.example',
      'SMTP_URL should be an smtp or smtps address, without ignoreTLS, requireTLS or secure, for example smtps://user:password@mail.example.com.',
    ],
    [
      'TRUSTED_PROXIES',
      '-1canary',
      'TRUSTED_PROXIES should be a number from 0 to 10, for example 0.',
    ],
  ];
  const lacking: Wrong = [
    'LEAD_WEBHOOK_URL',
    'https://canary.example/leads',
    'LEAD_WEBHOOK_URL is set, so LEAD_WEBHOOK_SECRET is needed too.',
  ];

  it.each([...firstOrAll(wrong), lacking])('%s', async (name, value, sentence) => {
    const refused = await expectRefusal({ ...settings, [name]: value }, sentence);
    expect(refused.printed()).not.toContain('canary');
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  });
});

it.each(['127.0.0.1', '0.0.0.0', '::'])(
  'foundation: a taken port is one clear sentence and a non-zero exit (%s)',
  async (host) => {
    const other = createServer();
    await new Promise<void>((resume) => other.listen(Number(settings.PORT), host, resume));
    try {
      const sentence = `Port ${settings.PORT} is taken by another program; set PORT to a free one.`;
      await expectRefusal(settings, sentence);
      // The refused start has left nothing behind, so the folder is free for the next start.
      expect(readdirSync(settings.DATA_DIR)).toEqual([]);
    } finally {
      await new Promise((resume) => other.close(resume));
    }
  },
);

describe('foundation: a folder that can not be written is one clear sentence and a non-zero exit', () => {
  const cannot = (folder: string, code: string) =>
    `The folder ${folder} can not be written (${code}); set DATA_DIR to one that can.`;

  it('below a file', async () => {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    const file = path.join(settings.DATA_DIR, 'file');
    writeFileSync(file, 'kept');
    const DATA_DIR = path.join(file, 'data');
    await expectRefusal({ ...settings, DATA_DIR }, cannot(DATA_DIR, 'ENOTDIR'));
    await expectRefusal({ ...settings, DATA_DIR: file }, cannot(file, 'ENOTDIR'));
  });

  it('below a device', async () => {
    const DATA_DIR = '/dev/null/data';
    await expectRefusal({ ...settings, DATA_DIR }, cannot(DATA_DIR, 'ENOTDIR'));
  });
});
