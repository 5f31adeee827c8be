import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordSpans } from '../../../tests/support/record-tracing-spans';
import { testSecrets } from '../../../tests/support/test-environment';
import type * as Pages from './page-cache';

const processEnv = process.env;
const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const spans = recordSpans();
let pages: typeof Pages;

beforeAll(async () => {
  process.env = {
    ...testSecrets,
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://user:password@localhost:5432/site',
    DATA_DIR: folder,
  };
  vi.resetModules();
  pages = await import('./page-cache');
});
afterAll(() => {
  spans.stop();
  process.env = processEnv;
  vi.resetModules(); // the next test file reads its own environment
  rmSync(folder, { recursive: true });
});

it('a page that was moved meanwhile is no failed span', async () => {
  const moved = new pages.OtherAnswer(new Response(null, { status: 308 }));
  await expect(pages.everybodysPage('/moved', () => Promise.reject(moved))).rejects.toBe(moved);
  expect(spans.named('page.make')).toEqual([
    { name: 'page.make', attributes: { 'http.response.status_code': 308 } },
  ]);
});

it('a page that can not be made is one', async () => {
  const error = new TypeError('broken');
  await expect(pages.everybodysPage('/broken', () => Promise.reject(error))).rejects.toBe(error);
  expect(spans.named('page.make').at(-1)).toEqual({
    name: 'page.make',
    attributes: {},
    failed: 'TypeError',
  });
});
