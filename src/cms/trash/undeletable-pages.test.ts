import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { undeletablePages } from '@/cms/trash/undeletable-pages';

/** The paths that are written as strings in the code of a folder, each with its file. */
function writtenOut(folder: string): [file: string, address: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<![.](?:schema|test))[.]tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const found = text.matchAll(/(?<!from )['"`](\/[a-z][a-z0-9/-]*)['"`]/g);
      return [...found].map(([, address = '']): [string, string] => [file, address]);
    });
}

/** Matches URLs that code answers, for which the CMS has no page. */
const OF_CODE = /^\/(?:search|admin|api|form|gallery)(?:\/|$)/;

describe('pages that the code links to', () => {
  it('can not be deleted: the list names every address written in the code', () => {
    const written = ['src/site/page-shell', 'src/site/templates', 'src/site/forms'].flatMap(
      writtenOut,
    );
    expect(written.length).toBeGreaterThan(10);
    const free = written.filter(
      ([, address]) => !OF_CODE.test(address) && !undeletablePages.has(address),
    );
    expect(free).toEqual([]);
  });
});
