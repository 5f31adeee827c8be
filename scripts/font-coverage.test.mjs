import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverageModule } from './font-coverage.mjs';

it('the table of the font is what the font files draw', () => {
  expect(readFileSync('src/cms/publish-checks/font-coverage.ts', 'utf8')).toBe(coverageModule());
});
