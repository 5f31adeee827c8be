import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { text } from './fuzz-urls';
import type { Input } from './fuzz-requests';
import { bodyKeys } from './names-and-values-for-fuzzing';

const manifest = path.resolve(
  import.meta.dirname,
  '../../../.next/server/server-reference-manifest.json',
);

/** Ids of the functions that the admin's screens call on the server; each build has its own. */
export function actionIds(): string[] {
  const { node } = JSON.parse(readFileSync(manifest, 'utf8')) as { node: Record<string, unknown> };
  return Object.keys(node);
}

/** Names of functions: those that the CMS's server function offers, and others. */
const names = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
  'toString',
  '__proto__',
  'x',
  '',
];
const keys = [
  'collectionSlug',
  'globalSlug',
  'docID',
  'id',
  'data',
  'formState',
  'schemaPath',
  'operation',
  'docPermissions',
  'docPreferences',
  'path',
  'valueToSlugify',
  'field',
  'initialValue',
  'fromLocale',
  'toLocale',
  'query',
  'columns',
  'renderRowTypes',
  'tableAppearance',
  'widgetSlug',
  'widgetData',
  'browseByFolder',
  'folderAssignedCollections',
  'sort',
  'type',
  'date',
  'select',
  'versions',
  'drawerSlug',
  'initialData',
  'searchParams',
  'paramsOverride',
  'req',
  'user',
  'locale',
];
const argument = fc.oneof(
  text,
  fc.constantFrom(
    'pages',
    'blogs',
    'users',
    'leads',
    'settings',
    'create',
    'update',
    'title',
    1,
    null,
    true,
    [],
    {},
    [{}],
    { a: 1 },
    { title: { value: 'x', valid: true } },
    { sections: { rows: [{ id: 'x', blockType: 'x' }] } },
    { where: { x: { equals: 1 } } },
    { limit: -1, page: 'x' },
  ),
);
const args = fc.dictionary(fc.constantFrom(...keys, ...bodyKeys), argument, { maxKeys: 6 });
const bodies = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), args)
      .map(([name, some]) => [{ name, args: some }]),
  },
  { weight: 1, arbitrary: fc.oneof(args, argument).map((one) => [one]) },
  { weight: 1, arbitrary: argument },
);

/** Calls of the server functions of the admin's screens, without a session or as an admin. */
export const toAction = (screens: fc.Arbitrary<string>): fc.Arbitrary<Input> =>
  fc
    .tuple(
      screens,
      fc.constantFrom(...actionIds(), 'a'.repeat(42)),
      fc.oneof(
        { weight: 6, arbitrary: bodies.map((body) => JSON.stringify(body)) },
        { weight: 1, arbitrary: text },
      ),
      fc.boolean(),
    )
    .map(([address, id, body, session]) => ({
      method: 'POST',
      path: address,
      headers: {
        'next-action': id,
        accept: 'text/x-component',
        'content-type': 'text/plain;charset=UTF-8',
      },
      body: new TextEncoder().encode(body),
      session,
    }));
