import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictogramAddress, pictogramOf } from './pictogram-url';
import { pictogramLabels } from './pictogram-names';

const drawn = readFileSync(path.resolve('src/lib/pictograms.svg'), 'utf8');

it('every icon an editor can choose is drawn once, and every drawing can be chosen', () => {
  const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(pictogramLabels));
});

it('icons take the colour of the text beside them', () => {
  expect(drawn).not.toMatch(/#[0-9a-f]{3}|rgb|style=|<style/i);
  expect([...drawn.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^(?:currentColor|none)$/)]),
  );
});

it('the address of an icon gives its name, and no other address does', () => {
  expect(pictogramOf(pictogramAddress('rice'))).toBe('rice');
  for (const address of [null, '', '/marks.svg', '/marks.svg#', 'https://a.vn/marks.svg#rice']) {
    expect(pictogramOf(address)).toBeNull();
  }
  // The value may have any type, because it comes from a request.
  for (const sent of [5, true, [], {}]) expect(pictogramOf(sent)).toBeNull();
});
