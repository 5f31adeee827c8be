import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { brand } from '../../../brand.config';
import { firstOrAll } from '../../support/all-combinations';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { accounts, enterAs } from '../accounts-and-settings';

test('the sign-in shows the logo of the site, and no other company’s', async ({
  page,
  context,
  visitor,
  baseURL,
}) => {
  const login = await screen(visitor, '/admin/login');
  const icons = login.querySelectorAll('link[rel="icon"]').map((one) => one.getAttribute('href'));
  expect(icons).toEqual(['/icon.svg']);
  expect((await visitor.get('/icon.svg')).headers()['content-type']).toContain('image/svg+xml');
  const cards = login.querySelectorAll('meta').map((one) => one.getAttribute('content') ?? '');
  expect(cards.filter((text) => /payload/i.test(text))).toEqual([]);

  for (const theme of firstOrAll(['dark', 'light'])) {
    await context.addCookies([{ name: 'payload-theme', value: theme, url: baseURL ?? '' }]);
    await page.goto('/admin/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('.brand-logo')).toHaveText(brand.name);
    await expect(page.locator('.graphic-logo')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`· ${brand.name}$`));
    await test.step(`the sign-in screen is accessible (${theme})`, async () => {
      expect(await axeFindings(page, '.template-minimal')).toEqual([]);
    });
  }
});

test('the browser tab names the board of waiting leads in the language of the admin', async ({
  sales,
}) => {
  for (const [language, name] of [
    ['vi', 'Khách chờ trả lời'],
    ['en', 'Waiting for an answer'],
  ] as const) {
    const answer = await sales.get('/admin/leads-board', {
      headers: { 'Accept-Language': language },
    });
    const board = parse(await answer.text());
    expect(board.querySelector('title')?.textContent).toBe(`${name} · ${brand.name}`);
    expect(board.querySelector('.step-nav__home .brand-seal')).toBeTruthy();
  }
});

for (const language of firstOrAll(['vi', 'en'])) {
  test(`the account screen fits a phone, and names no other company (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'editor');
    await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    await page.goto('/admin/account');
    await expect(page.locator('.payload-settings h3')).toHaveText(
      language === 'vi' ? 'Cài đặt' : 'Settings',
    );
    await expect(page.locator('.step-nav')).toContainText(accounts.editor);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
