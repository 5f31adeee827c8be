import { expect, type Locator, type Page } from '@playwright/test';
import {
  bring,
  dots,
  expectMove,
  expectStill,
  FRAME,
  open,
  player,
  seen,
  shown,
  track,
} from './carousel-helpers';
import { firstOrAll } from '../../support/all-combinations';
import { pass, PHONE } from '../page-shell/page-shell-test-helpers';
import { settle, test } from '../wait-for-page-scripts';

const words = {
  vi: { pause: 'Dừng tự chạy', play: 'Tự chạy', dot: 'Tới mục', slide: 'mục', of: 'trên' },
  en: { pause: 'Stop moving', play: 'Move by itself', dot: 'Go to item', slide: 'item', of: 'of' },
} as const;
const prefixes = { vi: '', en: '/en' } as const;

const home = (page: Page): Locator => page.locator('#platform-showcase');
const away = (page: Page) => page.mouse.move(2, 2);

test.use({ viewport: PHONE });

for (const lang of firstOrAll(['en', 'vi'])) {
  const { pause, play, dot, slide, of } = words[lang];

  test(`the carousel says what it is, and has a visible pause control (${lang})`, async ({
    page,
  }) => {
    await open(page, prefixes[lang] || '/');
    const carousel = home(page);

    await test.step('names: carousel roledescription and dots with aria-current', async () => {
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(carousel).toHaveAttribute('aria-label', /.{8,}/);
      await expect(carousel).toHaveRole('region');
      const groups = carousel.getByRole('group');
      await expect(groups).toHaveCount(4);
      for (const at of [0, 1, 2, 3]) {
        await expect(groups.nth(at)).toHaveAttribute('aria-roledescription', slide);
        await expect(groups.nth(at)).toHaveAccessibleName(`${at + 1} ${of} 4`);
        await expect(dots(carousel).nth(at)).toHaveAccessibleName(`${dot} ${at + 1}`);
      }
      await expect(carousel.locator('[aria-current="true"]')).toHaveCount(1);
      await expect(dots(carousel).first()).toHaveAttribute('aria-current', 'true');
    });

    await test.step('D15 the carousel has a visible pause control', async () => {
      await bring(page, carousel);
      const button = player(carousel);
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveAccessibleName(pause);
      const box = await button.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
      await button.click();
      await expect(button).toHaveAccessibleName(play);
      await button.blur();
      await away(page);
      await expectStill(page, carousel, 0);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName(pause);
      await pass(page, FRAME);
      await expectMove(page, carousel, 0, 1);
    });
  });
}

test('the carousel of the home page advances automatically, and stops where it should', async ({
  page,
}) => {
  await open(page, '/');
  const carousel = home(page);

  await test.step('§2 home shows the platform showcase as an auto-playing carousel on mobile', async () => {
    await expect(track(carousel).locator('article[data-hue]')).toHaveCount(4);
    const { visible, whole } = await track(carousel).evaluate((row) => ({
      visible: row.clientWidth,
      whole: row.scrollWidth,
    }));
    expect(whole).toBeGreaterThan(visible * 3);
    await bring(page, carousel);
    await expectMove(page, carousel, 0, 1);
    await expectMove(page, carousel, 1, 2);
    // Only the row of slides scrolls sideways, never the page itself.
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  await test.step('§4 home carousel moves on every 1500 ms and wraps around', async () => {
    await expectMove(page, carousel, 2, 3);
    await expectMove(page, carousel, 3, 0);
    await expectMove(page, carousel, 0, 1);
  });

  await test.step('§4 home carousel pauses on hover', async () => {
    await track(carousel).hover();
    await settle(page);
    await expectStill(page, carousel, 1);
    await away(page);
    await pass(page, FRAME);
    await expectMove(page, carousel, 1, 2);
  });

  await test.step('D15 the carousel stops on focus, touch, off screen and under reduced motion (while something inside has the focus)', async () => {
    await dots(carousel).first().focus();
    await settle(page);
    await expectStill(page, carousel, 2);
    await dots(carousel).first().blur();
    await pass(page, FRAME);
    await expectMove(page, carousel, 2, 3);
  });

  await test.step('D15 the carousel stops on focus, touch, off screen and under reduced motion (while it is off screen)', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await seen(carousel);
    await settle(page);
    await expectStill(page, carousel, 3);
    await bring(page, carousel);
    await expectMove(page, carousel, 3, 0);
  });

  await test.step('§4 home carousel shows page dots', async () => {
    await expect(dots(carousel)).toHaveCount(4);
    for (const at of [2, 0, 3]) {
      await dots(carousel).nth(at).click();
      await expect.poll(() => shown(carousel)).toBe(at);
      const current = async () => {
        await pass(page, FRAME); // the scroll is noticed in a frame that may come later
        return carousel.locator('[aria-current="true"]').getAttribute('aria-label');
      };
      await expect.poll(current).toBe(`${words.vi.dot} ${at + 1}`);
    }
  });
});

test.describe('D15 the carousel stops on focus, touch, off screen and under reduced motion', () => {
  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('permanently, until play is pressed', async ({ page }) => {
      await open(page, '/');
      const carousel = home(page);
      await bring(page, carousel);
      await expectMove(page, carousel, 0, 1);
      const heading = track(carousel).locator('h3').nth(1);
      await heading.tap();
      await expect(player(carousel)).toHaveAccessibleName(words.vi.play);
      await expectStill(page, carousel, 1);
      await player(carousel).tap();
      await expect(player(carousel)).toHaveAccessibleName(words.vi.pause);
      await pass(page, FRAME);
      await expectMove(page, carousel, 1, 2);
    });
  });

  test('when the visitor prefers reduced motion, unless play is pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const carousel = home(page);
    await bring(page, carousel);
    await expect(player(carousel)).toHaveAccessibleName(words.vi.play);
    await expectStill(page, carousel, 0);
    await player(carousel).click();
    await pass(page, FRAME);
    await expectMove(page, carousel, 0, 1);
  });
});

test('the controls of a carousel work by keyboard', async ({ page }) => {
  await open(page, '/gallery');
  const carousel = page.locator('#gallery-carousel');
  await bring(page, carousel);
  await player(carousel).focus();
  await page.keyboard.press('Space');
  await expect(player(carousel)).toHaveAccessibleName(words.vi.play);
  await page.keyboard.press('Tab');
  await expect(dots(carousel).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(carousel)).toBe(2);
  await pass(page, FRAME);
  await expect(dots(carousel).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(dots(carousel).nth(2)).toBeFocused();
  // The row of slides itself is focusable, and the arrow keys scroll it.
  await track(carousel).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(carousel)).toBe(1);
});
