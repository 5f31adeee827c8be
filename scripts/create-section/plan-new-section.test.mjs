import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRoot } from '../lib/project-paths.mjs';
import { tool } from '../lib/run-command.mjs';
import { planSection, writeAll } from './plan-new-section.mjs';

const SECTIONS = 'src/site/sections';
const NAME = 'made-by-a-test';
const LISTS = ['blocks.ts', 'models.ts', 'views.ts'];
let trees = 0;

/** A small copy of the project: folders are links, the lists and registries of sections are copies. */
function copyOfSections() {
  trees += 1;
  const tree = inRoot(`.cache/test/new-section-${process.pid}-${trees}`);
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  for (const folder of ['src/site', SECTIONS]) {
    mkdirSync(path.join(tree, folder), { recursive: true });
    for (const entry of readdirSync(inRoot(folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (name === SECTIONS) continue;
      if (entry.isDirectory()) symlinkSync(inRoot(name), path.join(tree, name));
      else cpSync(inRoot(name), path.join(tree, name));
    }
  }
  return tree;
}

const read = (tree, file) => readFileSync(path.join(tree, SECTIONS, file), 'utf8');
const allIn = (tree) => [
  readdirSync(path.join(tree, SECTIONS)),
  ...LISTS.map((file) => read(tree, file)),
];

const copy = {
  vi: { title: 'Hai điểm.\nMột nhà.', points: ['Đầu tiên', 'Sau đó'] },
  en: { title: 'Two points.\nOne home.', points: ['At first', 'After that'] },
};

describe('npm run new -- section', () => {
  it('creates a section that is in the chooser and renders in both languages', async () => {
    const tree = copyOfSections();
    const before = LISTS.map((file) => read(tree, file).split('\n'));
    const labels = { vi: 'Một phần thử', en: 'Made by a test' };
    const { texts } = await planSection(tree, {
      folder: NAME,
      vi: labels.vi,
      group: 'proof',
    });
    await writeAll(tree, texts);

    expect(readdirSync(path.join(tree, SECTIONS, NAME)).sort()).toEqual([
      'block.ts',
      `${NAME}.test.tsx`,
      'model.ts',
      'view.tsx',
    ]);
    for (const [index, file] of LISTS.entries()) {
      const lines = read(tree, file).split('\n');
      const added = lines.filter((line) => !before[index].includes(line));
      expect([file, lines.length]).toEqual([file, before[index].length + 1]);
      expect(added).toEqual([expect.stringContaining(`'./${NAME}/`)]);
      const folders = lines.flatMap((line) => /'[.][/]([^/]+)/.exec(line)?.[1] ?? []);
      expect(folders).toEqual(folders.toSorted());
    }

    const load = (file) => import(path.join(tree, SECTIONS, file));
    const { sectionBlocks } = await load('registry.blocks.ts');
    const { sectionModels } = await load('registry.models.ts');
    const { SectionView } = await load('registry.views.tsx');
    const block = sectionBlocks.find(({ slug }) => slug === 'madeByATest');
    expect(block).toMatchObject({
      labels: { singular: labels, plural: { vi: labels.vi, en: 'Made by a tests' } },
      admin: { group: { vi: 'Khách hàng và con số', en: 'Customers and figures' } },
    });
    for (const [locale, { title, points }] of Object.entries(copy)) {
      const model = sectionModels.madeByATest({
        blockType: 'madeByATest',
        title,
        points: points.map((point) => ({ title: point, text: `${point}!` })),
      });
      const section = { name: 'madeByATest', id: '1', anchor: 'map', model };
      const html = renderToStaticMarkup(createElement(SectionView, { section, locale }));
      const shown = html.replaceAll('\u00A0', ' ').split(/<[^>]+>|\s$/);
      expect(html).toMatch(/^<div id="map"><section/);
      expect(shown.map((text) => text.trim()).filter(Boolean)).toEqual([
        ...title.split('\n'),
        ...points.flatMap((point) => [point, `${point}!`]),
      ]);
    }
  });

  it('writes files as the formatter does, whatever the labels are', async () => {
    const tree = copyOfSections();
    const { texts } = await planSection(tree, {
      folder: 'a-name-of-twenty-abc',
      vi: `Lời "khách" l'Oréal ${'rất dài '.repeat(12)}`,
      en: "What's said",
      group: 'text',
    });
    for (const [file, text] of Object.entries(texts)) {
      const command = [tool('oxfmt'), '--stdin-filepath', file];
      const formatted = execFileSync(process.execPath, command, { cwd: inRoot(), input: text });
      expect([file, formatted.toString()]).toEqual([file, text]);
    }
    const block = texts[`${SECTIONS}/a-name-of-twenty-abc/block.ts`];
    expect(block).toContain(`en: "What's said"`);
    expect(block).toContain(`'Lời "khách" l\\'Oréal rất dài`);
  });

  it.each([
    ['Customer', 'is no name'],
    ['customer_map', 'is no name'],
    ['../hero', 'is no name'],
    ['plan-2', 'is no name'],
    ['hero', 'There is a section "hero" already'],
    ['section-head', 'component that sections use'],
    ['a-map-of-many-customers', 'has 23 characters'],
  ])('refuses %s and writes nothing', async (folder, reason) => {
    const tree = copyOfSections();
    const before = allIn(tree);
    await expect(planSection(tree, { folder, group: 'text' })).rejects.toThrow(reason);
    expect(allIn(tree)).toEqual(before);
  });

  it('removes all new files when generating types fails', async () => {
    const tree = copyOfSections();
    const before = allIn(tree);
    const { texts } = await planSection(tree, { folder: NAME, group: 'text' });
    const then = {
      run: () => {
        expect(allIn(tree)).not.toEqual(before);
        return Promise.reject(new Error('No types.'));
      },
    };
    await expect(writeAll(tree, texts, then)).rejects.toThrow('No types.');
    expect(allIn(tree)).toEqual(before);
  });

  it('prints how it is used', () => {
    const help = execFileSync(process.execPath, ['scripts/create-section.mjs', '--help'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_RUNTIME: 'pinned' },
    });
    expect(help).toMatch(/npm run new -- section <name>[\s\S]*opening, text, product/);
  });
});
