import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { mended, mends, PAYLOAD, tagAt } from './payload-mends.mjs';
import { inRoot } from './project-paths.mjs';

const codeOf = (name: string) => mended(name, readFileSync(inRoot(PAYLOAD, name), 'utf8'));
const client = codeOf('ui/dist/exports/client/index.js');

it('the installed Payload has every expression', () => {
  for (const code of [client, codeOf('ui/dist/exports/shared/index.js')]) {
    expect(code.split("),'Asia/Ho_Chi_Minh')")).toHaveLength(2);
  }
  expect(client.split('.current||{},incomingState:')).toHaveLength(2);
  expect(client.split('"aria-hidden":void 0')).toHaveLength(3);
  for (const name of Object.keys(mends)) expect(() => codeOf(name)).not.toThrow();
});

it('a screen of the admin has one `main`, which its template draws', () => {
  expect(client).not.toContain('"main"');
  expect(codeOf('next/dist/views/Version/Default/index.js')).not.toContain('"main"');
  expect(codeOf('next/dist/templates/Default/index.js')).toContain('"main"');
});

it('the heading of a field is one level below that of the row around it', () => {
  const levelOf = (path: string) => runInNewContext(tagAt(`'${path}'`)) as unknown;
  const paths = ['cover', 'sections', 'sections.0.items', 'sections.12.items.3.links'];
  expect(paths.map(levelOf)).toEqual(['h2', 'h2', 'h3', 'h4']);
  expect(client.split('("h"+Math.min(')).toHaveLength(4);
});

it('a module without an expression stops the build', () => {
  const name = 'ui/dist/exports/shared/index.js';
  expect(() => mended(name, 'export const other = 1;')).toThrow(/has changed/);
});
