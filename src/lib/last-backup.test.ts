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
  note('{"at":"2026-11-27T03:00:00.000Z","isEncrypted":true}');
  expect(await readLastBackup()).toEqual({ at: '2026-11-27T03:00:00.000Z', isEncrypted: true });
  for (const broken of ['', '{}', '[]', '{"at":"yesterday"}', '{"at":5}']) {
    note(broken);
    expect(await readLastBackup(), broken).toBeNull();
  }
});
