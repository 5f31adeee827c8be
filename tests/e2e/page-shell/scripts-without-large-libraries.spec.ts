import { expect, type Page } from '@playwright/test';
import { openAlive, PHONE } from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';

async function scriptsLoadedBy(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const loading: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.text());
  });
  await visit();
  await page.waitForLoadState('networkidle');
  return Promise.all(loading);
}

test('no script of the page frame contains a translation library or a query cache', async ({
  page,
}) => {
  const scripts = await scriptsLoadedBy(page, async () => {
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Giải pháp' }).click();
    await page.getByRole('button', { name: 'Liên hệ' }).click();
    await page.setViewportSize(PHONE);
    await openAlive(page, '/en/book-demo/thank-you');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'hello@tamvia.example' }).last().focus();
  });
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(script).not.toMatch(/i18next|languageUtils|pluralResolver/i);
    expect(script).not.toMatch(/tanstack|QueryClientProvider|gcTime/i);
  }
});
