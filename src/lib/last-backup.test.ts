import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testSecrets } from '../../tests/support/test-environment';
import { readLastBackup } from './last-backup';

const home = mkdtempSync(path.join(tmpdir(), 'last-backup-'));
Object.assign(process.env, testSecrets, { DATABASE_URL: 'postgres://x@y/z', DATA_DIR: home });
afterAll(() => rmSync(home, { recursive: true }));

const note = (text: string) => writeFileSync(path.join(home, 'last-backup.json'), text);

it('the last backup is what the command noted, and nothing where it noted nothing', async () => {
  expect(await readLastBackup()).toBeNull();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const [at, isOld] of [
    [daysAgo(6), false],
    [daysAgo(8), true],
  ] as const) {
    note(JSON.stringify({ at, isEncrypted: true }));
    expect(await readLastBackup()).toMatchObject({ at, isEncrypted: true, isOld });
  }
  for (const broken of ['', '{}', '[]', '{"at":"yesterday"}', '{"at":5}']) {
    note(broken);
    expect([broken, await readLastBackup()]).toEqual([broken, null]);
  }
});
