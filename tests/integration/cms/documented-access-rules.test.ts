import { readFileSync } from 'node:fs';
import type {
  Access,
  Field,
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

/** The rows of the table in docs/access.md that has `columns` columns. */
const tableOf = (columns: number): string[][] =>
  readFileSync('docs/access.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns);

type FieldRule = (args: object) => boolean | Promise<boolean>;
type NamedField = { path: string; rules: Partial<Record<'read' | 'create' | 'update', FieldRule>> };

/** Every named field, with those in groups, rows and tabs. */
function namedFields(fields: readonly Field[], above = ''): NamedField[] {
  return fields.flatMap((field) => {
    const name = 'name' in field && field.name ? `${above}${field.name}` : null;
    const inner = name === null ? above : `${name}.`;
    const own =
      name === null ? [] : [{ path: name, rules: 'access' in field ? (field.access ?? {}) : {} }];
    const within = [
      ...('fields' in field ? field.fields : []),
      ...('tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : []),
    ];
    return [...(own as NamedField[]), ...namedFields(within, inner)];
  });
}

/** Fields that the CMS adds to accounts and shows nobody, the date in the trash, and the author of a version. */
const OF_THE_CMS =
  /^(?:deletedAt|saved|salt|hash|loginAttempts|lockUntil|resetPassword(?:Token|Expiration|RequestedAt))$/;

/** The permissions that the rules of a field deny to a role; a field without a rule has those of its record. */
async function withheld({ rules }: NamedField, role: string): Promise<string> {
  const req = { user: { collection: 'users', id: 1, role } };
  const letters = await Promise.all(
    (['read', 'create', 'update'] as const).map(async (operation) => {
      const rule = rules[operation];
      const isAllowed = !rule || (await rule({ req, data: {}, doc: {}, siblingData: {} }));
      return isAllowed ? '' : OPERATIONS[operation];
    }),
  );
  return letters.join('') || '–';
}

it('docs/access.md names the fields that are narrower than their record', async () => {
  const { collections, globals } = await config;
  const rows = new Map<string, string[]>();
  for (const { slug, fields } of [...collections, ...globals].toSorted((one, other) =>
    one.slug.localeCompare(other.slug),
  )) {
    if (slug.startsWith('payload-')) continue;
    for (const field of namedFields(fields)) {
      const isOfAll = field.path === 'deletedAt' || field.path === 'saved';
      if (OF_THE_CMS.test(field.path) && (slug === 'users' || isOfAll)) continue;
      const cells = await Promise.all(roles.map((role) => withheld(field, role)));
      if (cells.every((cell) => cell === '–')) continue;
      const key = [slug, ...cells].join('|');
      rows.set(key, [...(rows.get(key) ?? []), field.path]);
    }
  }
  const expected = [...rows].map(([key, paths]) => {
    const [slug = '', ...cells] = key.split('|');
    return [`\`${slug}\`: ${paths.join(', ')}`, ...cells];
  });
  expect(tableOf(1 + roles.length)).toEqual(expected);
});

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
  expect(tableOf(1 + everybody.length)).toEqual(rows);
});

it('no form shows its document as JSON, which is for programs', async () => {
  const { collections, globals } = await config;
  const shown = [...collections, ...globals]
    .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hideAPIURL !== true)
    .map(({ slug }) => slug);
  expect(shown).toEqual([]);
});
