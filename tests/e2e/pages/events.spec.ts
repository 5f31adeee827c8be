import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { firstOrAll } from '../../support/all-combinations';
import { copyOf, eventSlugs, isPastEvent } from '../crawl/read-seed-content';
import { test } from '../wait-for-page-scripts';

// Only lists and behaviour are tested here: crawl/event-times.spec.ts tests the content of events' pages.
const past = eventSlugs.filter(isPastEvent);
const coming = eventSlugs.filter((slug) => !isPastEvent(slug));

for (const { prefix, pastWords } of firstOrAll([
  { prefix: '/en', pastWords: 'Past' },
  { prefix: '', pastWords: 'Đã diễn ra' },
])) {
  test(`§2 /events (those that have been, at ${prefix}/events)`, async ({ page }) => {
    await page.goto(`${prefix}/events`);
    const list = page.locator('#list');
    await list.getByRole('link', { name: pastWords, exact: true }).click();
    await expect(page).toHaveURL(/\/events\?when=past#list$/);
    await expect(list.locator(`a[href="${prefix}/events/${past[0]}"]`)).toHaveCount(1);
    await expect(list.locator(`a[href="${prefix}/events/${coming[0]}"]`)).toHaveCount(0);
  });
}

test('§2 /events (the choice has an address)', async ({ request }) => {
  const list = parse(await (await request.get('/events?when=coming')).text()).querySelector(
    '#list',
  );
  expect(list?.querySelectorAll('h3')).toHaveLength(coming.length + 2); // 2: the recordings and the upcoming summit
  expect(list?.querySelectorAll(`a[href="/events/${past[0]}"]`)).toHaveLength(0);
});

test('the page of a past event', async ({ page }) => {
  await test.step('§2 event pages use another background image on mobile than on desktop', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/events/vcxp-global-summit-2025');
    const image = page.locator('[data-event-background] img');
    const shown = () =>
      image.evaluate((one: HTMLImageElement) =>
        one.naturalWidth > 0 ? decodeURIComponent(one.currentSrc) : '',
      );
    // Each width shows another image than the one before.
    for (const [width, name] of [
      [390, 'event-summit-mobile'],
      [744, 'event-summit-desktop'],
      [743, 'event-summit-mobile'],
      [1440, 'event-summit-desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(shown, `${width} px`).toContain(name);
    }
  });

  await test.step('§2 event pages, videos, quotes, news and comparisons show their fields – recordings of an event', async () => {
    const videos = page.locator('#videos');
    await expect(videos.locator('article')).toHaveCount(3);
    const card = videos.locator('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('img[src*="video-"]').first()).toBeVisible();
    // A recording without a video shows a summary, and there is nothing to play.
    await expect(dialog).toContainText('Bản tóm tắt');
    await expect(dialog.getByRole('button', { name: 'Phát video' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Xem lại video' })).toHaveCount(0);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

test('the countdown updates automatically, without announcements or layout shifts', async ({
  page,
}) => {
  const slug = coming[0] ?? '';
  const start = Date.parse(
    (copyOf('vi', 'event-pages', slug) as { leadMagnetDateTime: string }).leadMagnetDateTime,
  );
  await page.clock.install({ time: new Date(start - 2 * 60_000 - 59_000) });
  await page.goto(`/events/${slug}`);
  const minutes = page.locator('[data-part="minutes"]');
  await expect(minutes).toHaveText('02');
  const before = await page.locator('[data-countdown]').boundingBox();
  await page.clock.runFor(60_000);
  await expect(minutes).toHaveText('01');
  expect(await page.locator('[data-countdown]').boundingBox()).toEqual(before);
  await expect(page.locator('[data-countdown]')).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(120_000);
  await expect(page.locator('[data-countdown]')).toContainText('Đang diễn ra');
});
