import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forbiddenImports } from './forbidden-imports.mjs';
import { layersOfParts } from './lib/folder-layers.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

const good = {
  'package.json': {
    name: 'made-up',
    dependencies: { react: '1', payload: '1', next: '1' },
    devDependencies: { development: '1' },
  },
  'tsconfig.json': {
    compilerOptions: { module: 'esnext', paths: { '@/*': ['./src/*'] } },
    include: ['src'],
  },
  'node_modules/react/package.json': { name: 'react', version: '1.0.0', main: 'index.js' },
  'node_modules/react/index.js': 'export const useState = 1;',
  'node_modules/payload/package.json': { name: 'payload', version: '1.0.0', main: 'index.js' },
  'node_modules/payload/index.js': 'export const getPayload = 1;',
  'node_modules/development/package.json': { name: 'development', main: 'index.js' },
  'node_modules/development/index.js': 'export {};',
  'node_modules/undeclared/package.json': { name: 'undeclared', main: 'index.js' },
  'node_modules/undeclared/index.js': 'export {};',
  'node_modules/next/package.json': { name: 'next' },
  'node_modules/next/script.js': 'export {};',
  'tests/support.ts': 'export {};',
  'src/lib/env.ts': 'export const env = 1;',
  'src/lib/text.ts': 'export const text = 1;',
  'src/content/register-cms-instance.ts': `import { getPayload } from 'payload'; export const cms = getPayload;`,
  'src/content/header-and-footer-types.ts': 'export type Page = { title: string };',
  'src/content/pages.ts': `import { env } from '../lib/env'; import type { Page } from './header-and-footer-types';
    import type { Doc } from '../payload-types'; export const page = env;`,
  'src/leads/model/codes.ts': `import '../../lib/text'; export const code = 1;`,
  'src/leads/jobs/queue.ts': `import '../model/codes'; export const job = 1;`,
  'src/leads/mail/send.ts': `import '../jobs/queue'; export const send = 1;`,
  'src/leads/start-workers.ts': `import './mail/send';`,
  'src/payload-types.ts': 'export type Doc = {};',
  'src/site/templates/page.tsx': `import type { Page } from '../../content/header-and-footer-types'; import '../ui/button';`,
  'src/site/ui/button.tsx': `import { text } from '../../lib/text'; export const button = text;`,
  'src/site/sections/hero/view.tsx': `import '../../ui/button'; import './parts.client';`,
  'src/site/sections/hero/parts.client.tsx': `import { useState } from 'react'; import '../../../lib/text';`,
  'src/site/sections/proof/view.tsx': `import '../../ui/button';`,
  'src/site/routes/page.tsx': `import '../templates/page'; import '../../content/pages';
    import '../sections/hero/view'; import '../sections/proof/view';`,
};
const findings = (changes = {}) => forbiddenImports(madeUpTree({ ...good, ...changes }));

/** The valid tree with additional imports at the top of one file. */
const importing = (file, ...targets) => ({
  [file]: `${targets.map((target) => `import ${target};`).join('\n')}\n${good[file] ?? ''}`,
});

const VIEW = 'src/site/sections/hero/view.tsx';
const CLIENT = 'src/site/sections/hero/parts.client.tsx';

describe('foundation: forbidden imports are caught', { timeout: 60_000 }, () => {
  it('a tree that follows the architecture passes', async () => {
    expect(await findings()).toEqual([]);
  });

  const forbidden = [
    [VIEW, `type { Doc } from '../../../payload-types'`, 'cms-types-stay-inside'],
    [VIEW, `'../proof/view'`, 'not-in-allowed'],
    [VIEW, `'@/content/pages'`, 'not-in-allowed'],
    [VIEW, `{ getPayload } from 'payload'`, 'site-without-cms-or-database'],
    [VIEW, `'./nowhere'`, 'not-unresolvable'],
    [VIEW, `'undeclared'`, 'no-undeclared-package'],
    [VIEW, `'development'`, 'no-development-package'],
    [VIEW, `'next/script'`, 'scripts-of-others-in-tracking'],
    [CLIENT, `'../../../lib/env'`, 'client-imports-no-server-module'],
    ['src/site/ui/button.tsx', `'../templates/page'`, 'not-in-allowed'],
    ['src/content/pages.ts', `'../site/ui/button'`, 'not-in-allowed'],
    ['src/lib/text.ts', `'../content/pages'`, 'not-in-allowed'],
    ['src/lib/text.ts', `'../content/pages'`, 'imports-run-down'],
    ['src/leads/start-workers.ts', `'../site/routes/page'`, 'imports-run-down'],
    ['src/content/pages.ts', `'./register-cms-instance'`, 'one-reader-of-content'],
    ['src/leads/jobs/queue.ts', `'../mail/send'`, 'not-in-allowed'],
    ['src/lib/text.ts', `'../../tests/support'`, 'source-imports-no-tests'],
    ['src/site/sections/hero/block.ts', `'react'`, 'block-without-react-or-next'],
    ['src/lib/alone.ts', '', 'no-orphans'],
  ];

  it('each import that breaks a rule is found', async () => {
    // One reading finds them all: each import is in a copy of its file.
    const cases = forbidden.map(([file, target, rule], number) => {
      const copy = file in good ? file.replace(/(?=[.])/, `-${number}`) : file;
      const lines = target === '' ? 'export {};' : `import ${target};\n${good[file] ?? ''}`;
      return { copy, lines, about: `${file} with import ${target} breaks ${rule}`, rule };
    });
    const found = await findings(Object.fromEntries(cases.map(({ copy, lines }) => [copy, lines])));
    const missed = cases.filter(
      ({ copy, rule }) =>
        !found.some((line) => line.startsWith(`${copy} → `) && line.includes(`: ${rule}.`)),
    );
    expect(missed.map(({ about }) => about)).toEqual([]);
  });

  it('refuses an import cycle, and a server module that a browser module imports indirectly', async () => {
    const cycle = importing('src/lib/text.ts', `'./env'`);
    const back = { 'src/lib/env.ts': `import './text';` };
    expect(await findings({ ...cycle, ...back })).toContainEqual(
      expect.stringContaining(': no-circular.'),
    );
    const reached = await findings(importing('src/site/ui/button.tsx', `'../../lib/env'`));
    expect(reached).toEqual([]);
    const indirect = {
      ...importing(CLIENT, `'../../ui/button'`),
      ...importing('src/site/ui/button.tsx', `'../../lib/env'`),
    };
    expect(await findings(indirect)).toEqual([
      expect.stringMatching(
        /parts\.client\.tsx → src\/lib\/env\.ts: client-reaches-no-server-module[.].*by way of/,
      ),
    ]);
  });

  it('refuses a cycle of folders even without a cycle of files', async () => {
    const changes = {
      ...importing('src/content/pages.ts', `'./entries/list'`),
      'src/content/entries/list.ts': `import type { Page } from '../header-and-footer-types'; export const list = 1;`,
    };
    expect(await findings(changes)).toContainEqual(
      expect.stringMatching(/src\/content\/entries.*: a cycle of folders/),
    );
  });

  it('lets a browser module import types from the server', async () => {
    expect(await findings(importing(CLIENT, `type { env } from '@/lib/env'`))).toEqual([]);
  });
});

const place = (part, folder) => (folder === '*' ? part : `${part}/${folder}`);
/** Every import from one folder of a part's layers to another; `down` says whether it leads to a lower layer. */
const everyImport = Object.entries(layersOfParts).flatMap(([part, layers]) => {
  const all = layers.flatMap((folders, layer) => folders.map((folder) => ({ folder, layer })));
  return all.flatMap((from) =>
    all
      .filter((to) => to !== from)
      .map((to) => ({
        down: to.layer < from.layer,
        from: `${place(part, from.folder)}/from-${from.layer}.ts`,
        to: `${place(part, to.folder)}/to-${to.layer}.ts`,
      })),
  );
});

describe('the folders of a part are layers', { timeout: 60_000 }, () => {
  it('an import up or sideways is refused in each part, one down is not', async () => {
    const files = Object.groupBy(everyImport, ({ from }) => from);
    const found = await findings({
      ...Object.fromEntries(everyImport.map(({ to }) => [to, 'export {};'])),
      ...Object.fromEntries(
        Object.entries(files).map(([from, imports]) => [
          from,
          imports.map(({ to }) => `import '@/${to.slice('src/'.length)}';`).join('\n'),
        ]),
      ),
    });
    const refused = found.filter((line) => line.includes(': not-in-allowed.'));
    expect(refused.map((line) => line.split(':')[0]).toSorted()).toEqual(
      everyImport
        .filter(({ down }) => !down)
        .map(({ from, to }) => `${from} → ${to}`)
        .toSorted(),
    );
  });

  it.each(Object.entries(layersOfParts))(
    'docs/architecture.md has the layers of %s',
    (part, layers) => {
      const named = layers.map((names) => names.map((name) => (name === '*' ? 'files' : name)));
      expect(readFileSync('docs/architecture.md', 'utf8')).toMatch(
        new RegExp(
          `^\\| \`${RegExp.escape(part)}\` +\\| ${RegExp.escape(named.map((names) => names.join(', ')).join(' · '))} +\\|$`,
          'm',
        ),
      );
    },
  );
});
