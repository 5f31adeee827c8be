import { expect, it, vi } from 'vitest';

const copyOfModule = async () => {
  vi.resetModules();
  return import('./limit-search-requests');
};

it('the search page and the suggestions have one limit, though each loads a copy of the code', async () => {
  const page = (await copyOfModule()).countSearch;
  const suggestions = (await copyOfModule()).countSearch;
  for (let asked = 0; asked < 60; asked += 1) {
    expect(await page('203.0.113.1')).toBeNull();
    expect(await suggestions('203.0.113.1')).toBeNull();
  }
  expect(await page('203.0.113.1')).toBeGreaterThan(0);
  expect(await suggestions('203.0.113.1')).toBeGreaterThan(0);
  expect(await suggestions('198.51.100.1')).toBeNull();
});
