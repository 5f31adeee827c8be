import { expect, type Page } from '@playwright/test';
import { test } from './admin-test-fixtures';

// The second test looks for what the first has left in the context of their worker.
test.describe.configure({ mode: 'serial' });

const found = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    tab: sessionStorage.length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
  }));

test('a staff test stores what it likes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read']);
  await page.goto('/admin/login');
  await page.evaluate(async () => {
    document.cookie = 'left=behind';
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').addEventListener('success', resolve);
    });
  });
  await context.newPage();
  expect(await found(page)).toMatchObject({
    cookie: expect.stringContaining('left=behind'),
    databases: expect.arrayContaining(['left']),
    caches: expect.arrayContaining(['left']),
    clipboard: 'granted',
  });
});

test('the next staff test finds nothing of it', async ({ page, context, kept }) => {
  expect(context.pages()).toEqual([page]);
  await page.goto('/admin/login');
  const { clipboard, ...stored } = await found(page);
  expect(stored.tab).toBe(0);
  // The admin has databases and caches of its own, so the test looks only for those that the first test has left.
  expect([...stored.databases, ...stored.caches]).not.toContain('left');
  expect(stored.cookie).not.toContain('left');
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  expect(clipboard).not.toBe('granted');
  await test.step('what the security policy refuses is noticed in the kept context', async () => {
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
    });
    const refused: string[] = [];
    await expect
      .poll(() => {
        refused.push(...kept.takeRefused());
        return refused;
      })
      .toEqual([expect.stringContaining('/admin/login: img-src https://elsewhere.example/a.png')]);
  });
});

test('a staff test can not change its context for later ones', async ({ context, page }) => {
  expect(() => context.route('**/*', (route) => route.abort())).toThrow('testApart');
  expect(() => page.clock.install()).toThrow('testApart');
  expect(() => test.use({ locale: 'en' })).toThrow('testApart');
});
