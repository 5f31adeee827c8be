import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishedPaths } from '@/i18n/published-paths-by-language';
import { testSecrets } from '../../../tests/support/test-environment';
import { loadPublishedPaths } from './read-published-paths';

vi.mock('@/content/queries/payload/find-published-paths-and-slugs', () => ({
  publishedNames: (known: string[]) =>
    Promise.resolve([
      { list: 'pages', locale: 'vi', hash: 'a', names: known.includes('a') ? null : ['/'] },
    ]),
}));
vi.mock('@/content/register-cms-instance', () => ({
  cms: () => Promise.resolve({ find: () => Promise.resolve({ docs: [] }) }),
}));

const home = mkdtempSync(path.join(tmpdir(), 'addresses-'));
const copies = path.join(home, 'last-good');
const before = process.cwd();

beforeAll(() => {
  mkdirSync(path.join(home, '.next'));
  writeFileSync(path.join(home, '.next/SITE_BUILD'), 'a build');
  process.chdir(home);
  vi.stubEnv('NODE_ENV', 'production');
  Object.assign(process.env, testSecrets, {
    DATABASE_URL: 'postgres://no@127.0.0.1:1/none',
    DATA_DIR: home,
  });
});

afterAll(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

it('addresses that could not be written are written with the next save, though none has changed', async () => {
  writeFileSync(copies, 'in the way of the folder');
  await loadPublishedPaths();
  expect(publishedPaths()?.vi.has('/')).toBe(true);
  rmSync(copies);
  await loadPublishedPaths();
  const [file = ''] = globSync('*/addresses.json', { cwd: copies });
  expect(JSON.parse(readFileSync(path.join(copies, file), 'utf8'))).toMatchObject({
    vi: { live: ['/'] },
  });
  // The file is not written again while the URLs do not change.
  rmSync(path.join(copies, file));
  await loadPublishedPaths();
  expect(existsSync(path.join(copies, file))).toBe(false);
});
