import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  edgePairs,
  readPalette,
  textPairs,
} from '@/site/component-gallery/read-design-colours';

describe('colours', () => {
  const palette = readPalette(readFileSync('src/styles/design-tokens.css', 'utf8'));
  const ratio = (one: string, other: string) =>
    contrast(palette.get(one) ?? '', palette.get(other) ?? '');

  test.each(textPairs)('text %s on %s has enough contrast (4.5 : 1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s on %s has enough contrast (3 : 1)', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
