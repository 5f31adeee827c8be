import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './project-paths.mjs';
import { fingerprint, isStamped, stamp } from './source-fingerprint.mjs';

let folder: string;
let entry: string;
const at = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  // Paths are relative to the folder of the project.
  entry = path.relative(root, folder);
  mkdirSync(at('src', 'deep'), { recursive: true });
  writeFileSync(at('src', 'a.ts'), 'one');
  writeFileSync(at('src', 'deep', 'b.ts'), 'two');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the fingerprint that decides whether to build again', () => {
  it.each<[string, () => void]>([
    ['a changed file', () => writeFileSync(at('src', 'a.ts'), 'One')],
    ['a changed file further down', () => writeFileSync(at('src', 'deep', 'b.ts'), 'two ')],
    ['a new file', () => writeFileSync(at('src', 'deep', 'c.ts'), '')],
    ['a removed file', () => rmSync(at('src', 'a.ts'))],
    ['a renamed file', () => renameSync(at('src', 'a.ts'), at('src', 'b.ts'))],
    ['a moved file', () => renameSync(at('src', 'a.ts'), at('src', 'deep', 'a.ts'))],
    [
      'contents that change places',
      () => {
        writeFileSync(at('src', 'a.ts'), 'two');
        writeFileSync(at('src', 'deep', 'b.ts'), 'one');
      },
    ],
  ])('%s changes it', (_, change) => {
    const before = fingerprint(entry);
    change();
    expect(fingerprint(entry)).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ['the time of a file', () => utimesSync(at('src', 'a.ts'), 1, 1)],
    ['writing the same again', () => writeFileSync(at('src', 'a.ts'), 'one')],
    ['an empty folder', () => mkdirSync(at('src', 'empty'))],
    ['a test', () => writeFileSync(at('src', 'a.test.ts'), '')],
    [
      'a snapshot of the schema beside its migration',
      () => {
        mkdirSync(at('src', 'cms', 'migrations'), { recursive: true });
        writeFileSync(at('src', 'cms', 'migrations', '20261122_225322_baseline.json'), '{}');
      },
    ],
  ])('%s does not', (_, change) => {
    const before = fingerprint(entry);
    change();
    expect(fingerprint(entry)).toBe(before);
  });

  it('does not depend on the order of entries, and treats a missing one as empty', () => {
    const [a, b] = [path.join(entry, 'src', 'a.ts'), path.join(entry, 'src', 'deep')];
    expect(fingerprint(a, b)).toBe(fingerprint(b, a));
    expect(fingerprint(a, b)).toBe(fingerprint(entry));
    expect(fingerprint(a, b, path.join(entry, 'gone'))).toBe(fingerprint(a, b));
    expect(fingerprint(a)).not.toBe(fingerprint(b));
  });
});

describe('a stamp', () => {
  it('matches only the stamped fingerprint', () => {
    const stampFile = at('made', 'below', 'stamp');
    expect(isStamped(stampFile, 'x')).toBe(false);
    stamp(stampFile, 'x');
    expect(isStamped(stampFile, 'x')).toBe(true);
    expect(isStamped(stampFile, 'xy')).toBe(false);
    expect(isStamped(stampFile, '')).toBe(false);
    stamp(stampFile, 'y');
    expect(isStamped(stampFile, 'x')).toBe(false);
  });
});
