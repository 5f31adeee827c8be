import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { PASSWORD } from '../accounts-and-settings';

const account = { email: 'ma.dang.nhap@example.com', password: 'a-long-enough-password' };

const codeOf = (secret: string, timestamp = Date.now()) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

test('a colleague turns on sign-in codes, and signs in by keyboard with password and code', async ({
  page,
  admin,
}) => {
  const made = await admin.post('/api/users', {
    data: { ...account, role: 'editor', presentPassword: PASSWORD },
  });
  expect(made.ok()).toBe(true);
  expect((await page.request.post('/api/users/login', { data: account })).ok()).toBe(true);
  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'Mã đăng nhập' });
  await panel.getByLabel('Mật khẩu của bạn').fill('not-the-password');
  await panel.getByRole('button', { name: 'Bật mã đăng nhập' }).click();
  await expect(page.getByText('Mật khẩu của bạn không đúng.')).toBeVisible();
  await panel.getByLabel('Mật khẩu của bạn').fill(account.password);
  await page.keyboard.press('Enter');
  const picture = panel.getByRole('img', { name: 'Mã QR' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const secret = (await panel.locator('.second-factor__secret').innerText()).replaceAll(' ', '');
  // The code is that of the previous time step, so that the code of the current one stays unused for the next step of
  // the test.
  await panel.getByLabel('Mã 6 chữ số đang hiện').fill(codeOf(secret, Date.now() - 30_000));
  await page.keyboard.press('Enter');
  const codes = panel.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const codesForLater = await codes.allInnerTexts();
  expect(await axeFindings(page, '.second-factor')).toEqual([]);
  await panel.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
  await expect(panel).toContainText('Bạn còn 10 mã khôi phục.');

  await test.step('the password without a code is refused, and the typed input stays', async () => {
    await page.context().clearCookies();
    await page.goto('/admin/login?redirect=%2Fadmin%2Faccount');
    expect(await axeFindings(page, '.template-minimal')).toEqual([]);
    await page.locator('#field-email').fill(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Email, mật khẩu hoặc mã đăng nhập không đúng.').first(),
    ).toBeVisible();
    await expect(page.locator('#field-email')).toHaveValue(account.email);
    await page.getByLabel('Mã đăng nhập (nếu bạn đã bật)').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/account$/);
  });

  await test.step('another name of the account needs no code; another address needs password and code', async () => {
    const email = page.locator('#field-email');
    await expect(email).toHaveValue(account.email);
    await page.locator('#field-name').fill('Lan');
    await expect(page.locator('#field-presentCode')).toHaveCount(0);
    const next = 'ma.dang.nhap.moi@example.com';
    await email.fill(next);
    const password = page.locator('#field-presentPassword');
    const code = page.getByLabel('Mã đăng nhập của bạn');
    await expect(code).toBeVisible();
    await password.fill(account.password);
    await page.keyboard.press('Tab');
    // The form validates each change on the server: a late answer would replace the error message.
    const asked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/admin/account'),
    );
    await code.fill('000000');
    await asked;
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Mật khẩu hiện tại hoặc mã không đúng.').first()).toBeVisible();
    expect(await axeFindings(page, '.field-type:has(#field-presentCode)')).toEqual([]);
    // A refused change loses nothing that was typed in the account's form.
    await expect(email).toHaveValue(next);
    await expect(page.locator('#field-name')).toHaveValue('Lan');
    await expect(password).toHaveValue(account.password);
    await code.fill(codesForLater[0]!);
    await page.keyboard.press('Control+s');
    await expect(page.locator('#field-presentCode')).toHaveCount(0);
    account.email = next;
  });

  await test.step('whose role must have a code is not offered to turn it off, and is told why', async () => {
    // The site of these tests requires a second factor of no role (SECOND_FACTOR_ROLES), so the test changes the
    // answer to say that it is required.
    const state = '**/api/users/*/second-factor';
    await page.route(state, async (route) => {
      const answer = await route.fetch();
      const state = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...state, isRequired: true } });
    });
    await page.reload();
    await expect(page.locator('#field-email')).toHaveValue(account.email);
    await expect(panel).toContainText('Vai trò của bạn phải có mã đăng nhập nên không tắt được.');
    await expect(panel.getByRole('button', { name: 'Chuyển sang điện thoại khác' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Tắt mã đăng nhập' })).toHaveCount(0);
    await page.unroute(state);
  });

  await test.step('the code is moved to another phone, and the panel says so', async () => {
    await panel.getByRole('button', { name: 'Chuyển sang điện thoại khác' }).click();
    await panel.getByLabel('Mật khẩu của bạn').fill(account.password);
    await panel.getByLabel('Mã trong ứng dụng').fill(codesForLater[1]!);
    await page.keyboard.press('Enter');
    await expect(picture).toBeVisible();
    const next = (await panel.locator('.second-factor__secret').innerText()).replaceAll(' ', '');
    expect(next).not.toBe(secret);
    await panel.getByLabel('Mã 6 chữ số đang hiện').fill(codeOf(next));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã chuyển mã đăng nhập')).toBeVisible();
    await expect(codes).toHaveCount(10);
    const [recovery] = await codes.allInnerTexts();
    codesForLater.unshift(recovery!);
    await panel.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
    await expect(panel).toContainText('Bạn còn 10 mã khôi phục.');
  });

  await test.step('a recovery code turns it off', async () => {
    await panel.getByRole('button', { name: 'Tắt mã đăng nhập' }).click();
    await panel.getByLabel('Mật khẩu của bạn').fill(account.password);
    await panel.getByLabel('Mã trong ứng dụng').fill(codesForLater[0]!);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Bật mã đăng nhập' })).toBeVisible();
  });
});
