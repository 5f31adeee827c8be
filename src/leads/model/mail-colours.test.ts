import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from '@/leads/model/mail-colours';

const tokens = readFileSync('src/styles/design-tokens.css', 'utf8');

it.each(Object.entries(palette))('mails use the colour token %s', (name, value) => {
  expect(new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]).toBe(value);
});
