import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mended, PAYLOAD_UI } from './payload-mends.mjs';
import { inRoot } from './project-paths.mjs';

it('the installed Payload has every expression', () => {
  const codeOf = (name: string) => mended(name, readFileSync(inRoot(PAYLOAD_UI, name), 'utf8'));
  const client = codeOf('client/index.js');
  for (const code of [client, codeOf('shared/index.js')]) {
    expect(code.split("),'Asia/Ho_Chi_Minh')")).toHaveLength(2);
  }
  expect(client.split('.current||{},incomingState:')).toHaveLength(2);
});

it('a module without an expression stops the build', () => {
  expect(() => mended('shared/index.js', 'export const other = 1;')).toThrow(/has changed/);
});
