import { expect } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { PASSWORD } from '../accounts-and-settings';

const account = { email: 'nhieu.may@example.com', password: 'a-long-enough-password' };

test('a colleague sees where they are signed in, and signs out there and everywhere else', async ({
  page,
  admin,
  visitor,
}) => {
  expect(
    (
      await admin.post('/api/users', {
        data: { ...account, role: 'editor', presentPassword: PASSWORD },
      })
    ).ok(),
  ).toBe(true);
  for (const browser of [visitor, visitor, page.request]) {
    expect((await browser.post('/api/users/login', { data: account })).ok()).toBe(true);
  }
  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'Nơi đang đăng nhập' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByText('Trình duyệt này')).toHaveCount(1);
  expect(await axeFindings(page, '.account-panel')).toEqual([]);
  await panel.getByRole('button', { name: 'Đăng xuất', exact: true }).last().press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Đăng xuất ở mọi nơi khác' }).press('Enter');
  await expect(page.getByText('Đã đăng xuất 1 nơi').first()).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  const userOf = async (browser: typeof visitor) =>
    ((await (await browser.get('/api/users/me')).json()) as { user: object | null }).user;
  expect(await userOf(visitor)).toBeNull();
  expect(await userOf(page.request)).not.toBeNull();
});
