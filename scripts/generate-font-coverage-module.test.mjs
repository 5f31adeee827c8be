import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverageModule } from './generate-font-coverage-module.mjs';

it('the generated table matches the characters in the font files', () => {
  expect(readFileSync('src/cms/publish-checks/font-coverage.ts', 'utf8')).toBe(coverageModule());
});
