import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import {
  expectNoAxeFindings,
  languages,
  openAlive,
  openWithClock,
  pass,
} from './page-shell-test-helpers';
import { settle, test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

type Notice = {
  type: 'info' | 'success' | 'warning' | 'error';
  message: string;
  description?: string;
  key?: string;
  autoClose?: boolean;
};

const toasts = (page: Page) => page.locator('[data-toasts] [data-toast]');

async function notify(page: Page, notice: Notice): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('site:notification', { detail })),
    notice,
  );
  await settle(page);
}

/** The duration of a notification's exit animation, during which it moves to the right; null before that. */
const leaving = (page: Page) =>
  toasts(page)
    .first()
    .evaluate((toast) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(toast);
      return transitionProperty.includes('transform') ? transitionDuration.split(', ')[0] : null;
    });

const hello: Notice = { type: 'info', message: 'Xin chào' };

const labels = { vi: 'Thông báo', en: 'Notifications' } as const;

for (const lang of firstOrAll(['en', 'vi'])) {
  test(`§3 notification: type, message, description, key (${lang})`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, languages[lang].home);
    // The live region exists before the first message; otherwise screen readers would not announce the message.
    await test.step('names: toasts live in one data-toasts region with aria-live', async () => {
      const region = page.locator('[data-toasts]');
      await expect(region).toHaveCount(1);
      await expect(region).toHaveAttribute('aria-live', 'polite');
      await expect(region).toHaveAttribute('aria-label', labels[lang]);
    });
    const kinds = {
      vi: ['Thông tin', 'Thành công', 'Lưu ý', 'Lỗi'],
      en: ['Information', 'Done', 'Warning', 'Error'],
    }[lang];
    for (const [index, type] of (['info', 'success', 'warning', 'error'] as const).entries()) {
      const words = { message: `message ${type}`, description: `more on ${type}` };
      await notify(page, { type, ...words, autoClose: false });
      const toast = page.locator(`[data-toasts] [data-toast="${type}"]`);
      await expect(toast).toContainText(`${kinds[index]}: message ${type}`);
      await expect(toast).toContainText(`more on ${type}`);
      await expect(toast.locator('svg').first()).toBeVisible();
    }
    await expect(toasts(page)).toHaveCount(4);
    await expectNoAxeFindings(page, '[data-toasts]');
    await notify(page, { type: 'info', message: 'first', key: 'same', autoClose: false });
    await notify(page, { type: 'error', message: 'second', key: 'same', autoClose: false });
    await expect(toasts(page)).toHaveCount(5);
    await expect(toasts(page).last()).toHaveText(new RegExp(`${kinds[3]}: second`));
    await notify(page, { type: 'info', message: 'third', key: 'another', autoClose: false });
    await expect(toasts(page)).toHaveCount(6);
    expect(faults).toEqual([]);
  });
}

test('a notification closes by itself', async ({ page }) => {
  await openWithClock(page, '/');
  await notify(page, hello);

  await test.step('§4 notifications close by themselves after 5 seconds, by default', async () => {
    await pass(page, 4999);
    expect(await leaving(page)).toBeNull();
    await pass(page, 1);
    await expect.poll(() => leaving(page)).toBe('0.5s');
  });

  await test.step('§4 notifications slide out for 500 ms before they are removed', async () => {
    await pass(page, 499);
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 1);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('unless autoClose is false', async () => {
    await notify(page, { ...hello, autoClose: false });
    await pass(page, 600_000);
    expect(await leaving(page)).toBeNull();
  });

  await test.step('§4 a close button dismisses a notification early', async () => {
    await page.getByRole('button', { name: languages.vi.closeToast }).click();
    await pass(page, 499);
    await expect(toasts(page)).toHaveCount(1);
    await pass(page, 1);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('what holds a notification open', async ({ page }) => {
  await openWithClock(page, '/');

  await test.step('§4 notifications close by themselves after 5 seconds, by default (a new one of the same key starts anew)', async () => {
    await notify(page, { ...hello, key: 'k' });
    await pass(page, 4000);
    await notify(page, { ...hello, message: 'Lần nữa', key: 'k' });
    await pass(page, 4999);
    await expect(toasts(page)).toContainText('Lần nữa');
    expect(await leaving(page)).toBeNull();
    await pass(page, 1);
    expect(await leaving(page)).toBe('0.5s');
    // A new notification with the same key restarts the time, even if the previous one is already sliding out.
    await notify(page, { ...hello, message: 'Lần ba', key: 'k' });
    await pass(page, 4999);
    await expect(toasts(page)).toHaveCount(1);
    expect(await leaving(page)).toBeNull();
    await pass(page, 501);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('§4 notifications close by themselves after 5 seconds, by default (the pointer and the focus hold the timer)', async () => {
    await notify(page, hello);
    await pass(page, 3000);
    await toasts(page).hover();
    await pass(page, 60_000);
    expect(await leaving(page)).toBeNull();
    await page.mouse.move(100, 600);
    await pass(page, 1000);
    expect(await leaving(page)).toBeNull();

    await page.getByRole('button', { name: languages.vi.closeToast }).focus();
    await pass(page, 60_000);
    expect(await leaving(page)).toBeNull();
    // The pointer comes and goes while the focus stays: the notification is still paused.
    await toasts(page).hover();
    await page.mouse.move(100, 600);
    await pass(page, 60_000);
    expect(await leaving(page)).toBeNull();

    await page.locator('#main').focus();
    await pass(page, 999);
    expect(await leaving(page)).toBeNull();
    await pass(page, 1);
    expect(await leaving(page)).toBe('0.5s');
  });
});

test('names: toasts live in one data-toasts region with aria-live', async ({ request }) => {
  for (const [path, label] of [
    ['/book-demo', labels.vi],
    ['/en/book-demo', labels.en],
  ] as const) {
    const regions = parse(await (await request.get(path)).text()).querySelectorAll('[data-toasts]');
    const { 'aria-live': live, 'aria-label': named } = regions[0]?.attributes ?? {};
    expect([regions.length, live, named], path).toEqual([1, 'polite', label]);
  }
});

test('position and width of a toast', async ({ page }) => {
  const long = { ...hello, message: 'Một câu dài. '.repeat(12), autoClose: false };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  await notify(page, { ...long, key: 'long' });
  await test.step('§9 toasts are at most 430 px wide (on a wide screen exactly that)', async () => {
    expect((await toasts(page).boundingBox())?.width).toBe(430);
  });
  await notify(page, { ...long, key: 'long', description: 'x'.repeat(200) });
  await expect(toasts(page)).toContainText('xxx');
  await test.step('§2 toasts appear at the top right', async () => {
    for (const width of [1440, 744, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const box = await toasts(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(box?.width, '§9: at most 430 px').toBeLessThanOrEqual(430);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16);
      expect(box?.x).toBeGreaterThanOrEqual(16);
      const below = (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThanOrEqual(24);
    }
  });

  await test.step('a toast is above an open menu, can be closed there, and stays on the page after the menu closes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: languages.vi.mobileMenu });
    await expect(menu).toBeVisible();
    await expect(menu.locator('[data-toast]')).toBeVisible();
    await expect(page.locator('[data-toasts]')).toHaveCount(1);
    await notify(page, { ...hello, message: 'Trong menu', autoClose: false });
    await expect(toasts(page)).toHaveCount(2);
    await menu.getByRole('button', { name: 'Đóng thông báo' }).last().click();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toasts(page)).toBeVisible();
  });
});
