import { expect } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { enterAs, PASSWORD, rowsOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';
import { axeFindings } from '../run-axe';
import { listeningPage } from '../wait-for-page-scripts';

const OWN = 'mưa tạnh rồi ta đi chợ';

const words = {
  vi: {
    email: 'Địa chỉ email',
    role: 'Vai trò',
    send: 'Gửi lời mời',
    none: 'chưa được nối với máy chủ thư',
    link: 'Liên kết đặt mật khẩu',
    open: 'Mở tài khoản vừa tạo',
    waiting: 'chưa đặt mật khẩu',
  },
  en: {
    email: 'Email address',
    role: 'Role',
    send: 'Send the invitation',
    none: 'this site has no mail server yet',
    link: 'Link to set the password',
    open: 'Open the new account',
    waiting: 'has not set a password yet',
  },
};

for (const language of firstOrAll(['en', 'vi'])) {
  const text = words[language];
  test(`an admin invites somebody, who sets their own password by the link (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = `moi-${language}@example.com`;
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    await enterAs(page, 'admin');
    await page.goto('/admin/collections/users/create');
    await page.getByLabel(text.email).fill(email);
    await page.getByLabel(text.role, { exact: true }).selectOption('sales');
    expect(await axeFindings(page, '.invitation')).toEqual([]);
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: text.send }).click();
    // The tests have no mail server: the admin passes the link on.
    await expect(page.locator('.invitation-result')).toContainText(text.none);
    const link = await page.getByLabel(text.link).inputValue();
    await page.getByRole('link', { name: text.open }).click();
    await expect(page.locator('.account-panel').filter({ hasText: text.waiting })).toBeVisible();

    const guest = await browser.newContext({ baseURL });
    const theirs = listeningPage(await guest.newPage());
    await theirs.goto(link);
    await theirs.locator('#field-password').fill(OWN);
    await theirs.locator('#field-confirm-password').fill(OWN);
    await theirs.locator('button[type="submit"]').click();
    await theirs.waitForURL('**/admin/login**');
    const signedIn = await theirs.request.post('/api/users/login', {
      data: { email, password: OWN },
    });
    expect(signedIn.ok()).toBe(true);
    await guest.close();
    const [account] = await rowsOf<{ role: string; invited: unknown }>(
      'SELECT role, invited_at AS invited FROM users WHERE email = $1',
      [email],
    );
    expect(account).toEqual({ role: 'sales', invited: null });
    await page.reload();
    await expect(page.locator('#field-email')).toHaveValue(email);
    await expect(page.getByText(text.waiting)).toHaveCount(0);
  });
}

test('an account asks for its invitation for admins only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/invitation')) asked.push(request.url());
  });
  for (const [who, asks] of [
    ['editor', false],
    ['admin', true],
  ] as const) {
    asked.length = 0;
    await enterAs(page, who);
    // The panel of sessions is loaded after the form.
    await page.goto('/admin/account', { waitUntil: 'networkidle' });
    await expect(page.locator('#sessions-title')).toBeVisible();
    expect([who, asked.length > 0]).toEqual([who, asks]);
  }
});
