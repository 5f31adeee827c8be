import { expect, type Locator, type Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { axeFindings } from '../run-axe';
import { PHONE } from '../page-shell/page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';

const vietnamese = {
  path: '/gallery',
  lang: 'vi',
  title: 'Bộ phận của trang',
  close: 'Đóng',
  play: 'Phát video',
  audited: 390,
};
const english = {
  path: '/en/gallery',
  lang: 'en',
  title: 'Parts of the page',
  close: 'Close',
  play: 'Play video',
  audited: 1280,
};

/** Scrolls each image into view, so that all lazy images load. */
async function seeAll(page: Page): Promise<void> {
  const images = page.locator('#media img[data-loaded]');
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('data-loaded', 'true');
  }
}

/** Expects that a tab is selected and focused, and that its panel alone is visible. */
async function expectTab(list: Locator, index: number): Promise<void> {
  const states = () =>
    list.evaluate((element) => ({
      tabs: [...element.querySelectorAll('[role=tab]')].map((tab) => ({
        isFocused: tab === document.activeElement,
        isSelected: tab.getAttribute('aria-selected') === 'true',
        tabindex: tab.getAttribute('tabindex'),
      })),
      panels: [...(element.parentElement?.querySelectorAll('[role=tabpanel]') ?? [])].map((panel) =>
        panel.checkVisibility({ visibilityProperty: true }),
      ),
    }));
  const places = [0, 1, 2];
  await expect.poll(states).toEqual({
    tabs: places.map((at) => ({
      isFocused: at === index,
      isSelected: at === index,
      tabindex: at === index ? '0' : '-1',
    })),
    panels: places.map((at) => at === index),
  });
}

for (const { path, lang, title, play, audited } of firstOrAll([english, vietnamese])) {
  test(`the gallery has no errors or axe findings, and never scrolls sideways (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(120_000); // a generous timeout: the gallery is the largest page to audit
    const faults = collectFaults(page);
    const asked: string[] = [];
    await page.route(/youtube|ytimg|google/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(title);
    await seeAll(page);

    await test.step('never scrolls sideways at 320 px', async () => {
      const overflow = await page.evaluate(() => {
        window.scrollTo(500, window.scrollY);
        const { scrollWidth, clientWidth } = document.documentElement;
        return { beyond: scrollWidth - clientWidth, moved: window.scrollX };
      });
      expect(overflow).toEqual({ beyond: 0, moved: 0 });
    });

    await test.step(`has no axe findings at ${audited} px`, async () => {
      await page.setViewportSize({ width: audited, height: 900 });
      await seeAll(page);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('the video host gets no request before a video is played', async () => {
      const buttons = page.getByRole('button', { name: play });
      // The video with an invalid id has its picture and no button.
      await expect(buttons).toHaveCount(1);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(asked).toEqual([]);
      await buttons.focus();
      await page.keyboard.press('Enter');
      const player = page.locator('iframe');
      await expect(player).toHaveAttribute(
        'src',
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
      );
      await expect(player).toHaveAttribute('title', /.{8,}/);
      await expect.poll(() => asked.length).toBe(1);
    });
    expect(faults).toEqual([]);
  });
}

for (const { path, lang, close } of firstOrAll([vietnamese, english])) {
  test(`tabs, accordions and dialogs work by keyboard (${lang})`, async ({ page }) => {
    await page.goto(path);

    await test.step('tabs follow the arrow keys, Home and End', async () => {
      const list = page.getByRole('tablist').first();
      await list.getByRole('tab').first().focus();
      await expectTab(list, 0);
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowRight', 0],
        ['ArrowLeft', 2],
        ['Home', 0],
        ['End', 2],
      ] as const) {
        await page.keyboard.press(key);
        await expectTab(list, index);
      }
      // After the selected tab the focus goes to its panel, not to the neighbouring tab.
      await page.keyboard.press('Tab');
      await expect(list.locator('xpath=..').locator('[role=tabpanel]').nth(2)).toBeFocused();
    });

    await test.step('one panel of an accordion is open at a time', async () => {
      const first = page.locator('#light-first');
      const second = page.locator('#light-second');
      await expect(second).toHaveAttribute('open', '');
      await expect(first).not.toHaveAttribute('open');
      await first.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(first.locator('p')).toBeVisible();
      await expect(second).not.toHaveAttribute('open');
      await expect(page.locator('#normal-second')).toHaveAttribute('open', '');
      await page.keyboard.press('Space');
      await expect(first.locator('p')).toBeHidden();
    });

    await test.step('a dialog traps the focus and returns it', async () => {
      const dialog = page.locator('#gallery-dialog');
      const openers = page.locator('[data-opens-dialog="gallery-dialog"]');
      for (const opener of [openers.first(), openers.nth(1)]) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveAccessibleName(/.{5,}/);
        for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          // After the last stop a browser may focus its own bar, but never the page behind.
          const outside = await page.evaluate(
            () => !document.activeElement?.closest('#gallery-dialog, html:not(:has(body *:focus))'),
          );
          expect(outside).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await openers.first().click();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
      await expect(openers.first()).toBeFocused();
      await openers.first().click();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
    });
  });
}

const lateImage = (page: Page): Locator => page.locator('#media img[data-loaded]').nth(1);

/** Scrolls until the top of an image is `distance` pixels below the viewport. */
async function bringNear(image: Locator, distance: number): Promise<void> {
  await image.evaluate((element, below) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - window.innerHeight - below, behavior: 'instant' });
  }, distance);
  // An observer that is created now reports after the one of the image.
  await image.evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(element);
      }),
  );
}

/** How many pixels the top of an image is below the viewport. */
const below = (image: Locator) =>
  image.evaluate((element) => element.getBoundingClientRect().top - innerHeight);

test('images of the gallery load late, behind a blurred placeholder', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/image?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  // The held images keep the page from being loaded; once its scripts have started, a missing image is one that waits.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
  const image = lateImage(page);

  await test.step('§4 images load lazily, 200 px ahead', async () => {
    await bringNear(image, 230);
    expect(await below(image)).toBeGreaterThan(201);
    await expect(image).not.toHaveAttribute('srcset');
    await expect(image).toHaveAttribute('src', /^data:/);
    await expect(image).toHaveAttribute('data-loaded', 'false');
    await bringNear(image, 190);
    await expect(image).toHaveAttribute('srcset', /_next\/image\?url=/);
    const distance = await below(image);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(200);
  });

  await test.step('§4 a blur placeholder clears when the image has loaded', async () => {
    const images = [page.locator('#media img[data-loaded]').first(), image];
    for (const each of images) {
      await each.scrollIntoViewIfNeeded();
      await expect(each).toHaveAttribute('srcset', /_next\/image/);
      await expect(each).toHaveAttribute('data-loaded', 'false');
      await expect(each).toHaveCSS('background-image', /^url\("data:image/);
      const room = await each.boundingBox();
      expect(room!.height).toBeGreaterThan(100);
    }
    release();
    for (const each of images) {
      await each.scrollIntoViewIfNeeded();
      await expect(each).toHaveAttribute('data-loaded', 'true');
      await expect(each).toHaveCSS('background-image', 'none');
    }
    const width = await image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    expect(width).toBeGreaterThan(100);
  });
});
