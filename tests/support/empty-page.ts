import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What decides how much script the framework sends with an empty page. */
const PACKAGES = ['next', 'react', 'react-dom'] as const;

type Versions = Record<(typeof PACKAGES)[number], string>;

/** `scripts` is the compressed size of an empty page's scripts, in kB of 1000 bytes. */
export type EmptyPage = { versions: Versions; scripts: number };

export const RECORD = 'tests/bench/empty-page.json';

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.resolve(file), 'utf8'));

/** The versions that the lock file installs. */
export function lockedVersions(): Versions {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { version: string }>;
  };
  const versionOf = (name: string) => packages[`node_modules/${name}`]?.version ?? 'none';
  return Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])) as Versions;
}

/** The recorded size of an empty page (tests/bench/empty-page.ts measures it). */
export const emptyPage = (): EmptyPage => readJson(RECORD) as EmptyPage;
