import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { noteLastBackup } from './note-last-backup.mjs';

const home = mkdtempSync(path.join(tmpdir(), 'note-last-backup-'));
afterAll(() => rmSync(home, { recursive: true }));

const note = { at: '2026-11-27T00:00:00.000Z', isEncrypted: true };

it('the note says when the backup was made, and whether it is encrypted', async () => {
  expect(await noteLastBackup(home, note)).toBe('');
  expect(JSON.parse(readFileSync(path.join(home, 'last-backup.json'), 'utf8'))).toEqual(note);
});

it('a note that can not be written fails no backup, and the command says so', async () => {
  const said = await noteLastBackup(path.join(home, 'missing'), note);
  expect(said).toMatch(/^The backup is saved, but the admin can not say so: .*ENOENT/);
});
