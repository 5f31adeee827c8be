import {
  answered,
  atRest,
  dialog,
  expect,
  scriptNames,
  test,
  triedInVain,
} from './consent-bar-fixture';

test('a page restored by the Back button applies a withdrawal made since', async ({
  page,
  context,
  elsewhere,
  vendors,
}) => {
  await answered(context, { analytics: true });
  await page.goto('/pricing');
  await expect.poll(() => scriptNames(elsewhere)).toEqual(['recording', 'sdk']);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('consent') ?? '{}') as object;
    const refused = { ...kept, id: crypto.randomUUID(), analytics: false };
    localStorage.setItem('consent', JSON.stringify(refused));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await triedInVain(page, ['recording', 'sdk'], 1);
  await vendors.answered();
  const before = await vendors.asked();
  await triedInVain(page, ['recording', 'sdk'], 3);
  expect(await vendors.asked()).toEqual(before);
  await expect(page.locator('script[data-service]')).toHaveCount(0);
});

test('a script still loading when consent is withdrawn leaves nothing', async ({
  page,
  context,
  vendors,
}) => {
  await answered(context, { analytics: true });
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  await page.route(`${vendors.origin}/sdk.js*`, async (route) => {
    isAsked();
    await held;
    await route.continue();
  });
  await page.goto('/pricing');
  await asked;
  await page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' }).click();
  await dialog(page).getByRole('button', { name: 'Từ chối tất cả' }).click();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  send();
  await triedInVain(page, ['sdk'], 3);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(
    await page.evaluate(() => (window as { trackedEvents?: unknown[] }).trackedEvents ?? []),
  ).toEqual([]);
});

test('a page opened by a mailed link runs no third-party scripts, nor does going back to it', async ({
  page,
  context,
  elsewhere,
}) => {
  const path = `/privacy/p1-0-${'a'.repeat(43)}`;
  await answered(context, { analytics: true });
  await page.goto(path);
  await atRest(page);
  expect(elsewhere).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Bảng giá' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect.poll(() => scriptNames(elsewhere)).toEqual(['recording', 'sdk']);
  await page.reload();
  await expect(page.locator('script[data-service]')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await atRest(page);
  await expect(page.locator('script[data-service]')).toHaveCount(0);
});
