import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import withoutRepeatedStyles from './deduplicate-payload-styles.mjs';
import { inRoot } from './project-paths.mjs';

const PAYLOAD = inRoot('node_modules/@payloadcms');

/** The selectors of a file of Payload's styles, as the admin's build gets them. */
async function selectorsIn(name: string): Promise<Set<string>> {
  const from = `${PAYLOAD}/${name}`;
  const { root } = await postcss([withoutRepeatedStyles()]).process(readFileSync(from, 'utf8'), {
    from,
  });
  const selectors = new Set<string>();
  root.walkRules(({ selector }) => {
    selectors.add(selector);
  });
  return selectors;
}

it('the styles of the text editor are without those that every screen has', async () => {
  const ofEditor = await selectorsIn('richtext-lexical/dist/field/bundled.css');
  const ofScreens = await selectorsIn('next/dist/prod/styles.css');
  expect(ofScreens).toContain('.banner');
  expect(ofEditor).not.toContain('.banner');
  expect(ofEditor).toContain('.LexicalEditorTheme__block');
  expect([...ofEditor].join()).toContain('.lexical-diff ');
  expect(ofEditor.size).toBeLessThan(ofScreens.size / 4);
});

it('the styles of the screens are without those of components that are never shown', async () => {
  const all = readFileSync(`${PAYLOAD}/next/dist/prod/styles.css`, 'utf8');
  const shown = [...(await selectorsIn('next/dist/prod/styles.css'))].join();
  for (const name of ['folder-list', 'query-preset-bar', 'widget-wrapper', 'schedule-publish']) {
    expect(all).toContain(`.${name}`);
    expect(shown).not.toContain(`.${name}`);
  }
  expect(shown).toContain('.popup-button');
});
