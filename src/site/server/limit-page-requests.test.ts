import { expect, it } from 'vitest';
import type { Decision } from '../routes/decide-response';
import { throttled } from './limit-page-requests';

const search: Decision = { kind: 'code', locale: 'en', path: '/search', name: 'search', parts: [] };
const list: Decision = {
  kind: 'page',
  locale: 'vi',
  path: '/blogs',
  state: { page: '2' },
  isOfAll: false,
};

it.each([
  [search, 120, 'lang="en"', '/en/search'],
  [list, 240, 'lang="vi"', '/blogs'],
])('too many requests of one address get 429 (%#)', async (decision, most, lang, href) => {
  const address = '203.0.113.7';
  for (let asked = 0; asked < most; asked += 1) {
    expect(await throttled(decision, address)).toBeNull();
  }
  const refused = await throttled(decision, address);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await refused?.text();
  expect(page).toContain(lang);
  expect(page).toContain(`href="${href}"`);
  expect(await throttled(decision, '203.0.113.8')).toBeNull();
});

it('Markdown is limited too, and the answer is for programs', async () => {
  const markdown: Decision = { kind: 'markdown', locale: 'en', path: '/pricing' };
  for (let asked = 0; asked < 240; asked += 1) {
    expect(await throttled(markdown, '203.0.113.10')).toBeNull();
  }
  const refused = await throttled(markdown, '203.0.113.10');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ code: 'too-many' });
  // Filtered pages have a limit of their own.
  expect(await throttled(list, '203.0.113.10')).toBeNull();
});

it('cacheable pages do not count', async () => {
  const page: Decision = { kind: 'page', locale: 'vi', path: '/', state: {}, isOfAll: true };
  for (let asked = 0; asked < 300; asked += 1) {
    expect(await throttled(page, '203.0.113.9')).toBeNull();
  }
});
