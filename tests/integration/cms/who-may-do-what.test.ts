import { readFileSync } from 'node:fs';
import type {
  Access,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { expect, it } from 'vitest';
import config from '@payload-config';
import { roles } from '@/cms/access/roles';

const OPERATIONS = { read: 'r', create: 'c', update: 'u', delete: 'd' } as const;
type Operation = keyof typeof OPERATIONS;
type Rules = SanitizedCollectionConfig['access'] | SanitizedGlobalConfig['access'];

/** The permissions of a role for a collection: one letter per operation, in brackets when only for some documents. */
async function lettersOf(rules: Rules, role: string | null): Promise<string> {
  const user = role && { collection: 'users', id: 1, role };
  const req = { user } as unknown as PayloadRequest;
  const letters = await Promise.all(
    Object.entries(OPERATIONS).map(async ([operation, letter]) => {
      const rule = (rules as Partial<Record<Operation, Access>>)[operation as Operation];
      const allowed = (await rule?.({ req })) ?? false;
      return typeof allowed === 'object' ? `(${letter})` : allowed ? letter : '';
    }),
  );
  return letters.join('') || '–';
}

it('docs/access.md matches the access rules', async () => {
  const { collections, globals } = await config;
  const everybody = [...roles, null];
  const rows = await Promise.all(
    [...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .sort((one, other) => one.slug.localeCompare(other.slug))
      .map(async ({ slug, access }) => [
        `\`${slug}\``,
        ...(await Promise.all(everybody.map((role) => lettersOf(access, role)))),
      ]),
  );
  const written = readFileSync('docs/access.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === 1 + everybody.length);
  expect(written).toEqual(rows);
});
