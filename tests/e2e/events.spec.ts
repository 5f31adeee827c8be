import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { axeFindings } from './addresses';
import { test } from './listening';

type EventCopy = {
  banner: { title: string; description: string };
  place: string;
  leadMagnetDateTime: string;
  endsAt: string;
  agenda: { time: string; title: string }[];
};

const languages = [
  { locale: 'vi', prefix: '', zone: 'giờ Việt Nam (GMT+7)', past: 'Đã diễn ra' },
  { locale: 'en', prefix: '/en', zone: 'Viet Nam time (GMT+7)', past: 'Past' },
] as const;

const slugs = readdirSync('content/vi/event-pages').map((file) => file.replace('.json', ''));
const copyOf = (locale: string, slug: string) =>
  JSON.parse(readFileSync(`content/${locale}/event-pages/${slug}.json`, 'utf8')) as EventCopy;
const isPast = (slug: string) => Date.parse(copyOf('vi', slug).endsAt) < Date.now();
const past = slugs.filter(isPast);
const coming = slugs.filter((slug) => !isPast(slug));

test('§2 /events', async ({ page }) => {
  for (const { locale, prefix, past: pastWords } of languages) {
    await page.goto(`${prefix}/events`);
    const list = page.locator('#list');
    for (const slug of slugs) {
      await expect(list.locator(`a[href="${prefix}/events/${slug}"]`)).toHaveCount(1);
      await expect(list).toContainText(copyOf(locale, slug).banner.title);
    }
    await list.getByRole('link', { name: pastWords, exact: true }).click();
    await expect(page).toHaveURL(/\/events\?when=past#list$/);
    await expect(list.locator(`a[href="${prefix}/events/${past[0]}"]`)).toHaveCount(1);
    await expect(list.locator(`a[href="${prefix}/events/${coming[0]}"]`)).toHaveCount(0);
  }
});

test('§2 /events (the choice has an address that works without scripts)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/events?when=coming');
  await expect(page.locator('#list h3')).toHaveCount(coming.length + 2); // with its own, and the summit to come
  await expect(page.locator(`#list a[href="/events/${past[0]}"]`)).toHaveCount(0);
  await context.close();
});

test('§2 event pages use another background image on mobile than on desktop', async ({ page }) => {
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/events/vcxp-global-summit-2025');
    const image = page.locator('[data-event-background] img');
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    return image.evaluate((one: HTMLImageElement) => decodeURIComponent(one.currentSrc));
  };
  expect(await shown(390)).toContain('event-summit-mobile');
  expect(await shown(743)).toContain('event-summit-mobile');
  expect(await shown(744)).toContain('event-summit-desktop');
  expect(await shown(1440)).toContain('event-summit-desktop');
});

test.describe('D22 event times show in Asia/Ho_Chi_Minh with the zone named', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('whatever the clock of the reader', async ({ page }) => {
    test.setTimeout(120_000);
    for (const { locale, prefix, zone } of languages) {
      for (const slug of slugs) {
        const { leadMagnetDateTime, endsAt } = copyOf(locale, slug);
        await page.goto(`${prefix}/events/${slug}`);
        const when = page.locator('[data-when]');
        await expect(when).toContainText(zone);
        // The copy is written in that zone, so its digits are what is shown.
        await expect(when).toContainText(
          `${leadMagnetDateTime.slice(11, 16)}–${endsAt.slice(11, 16)}`,
        );
        await expect(when.locator('time')).toHaveAttribute(
          'datetime',
          new Date(leadMagnetDateTime).toISOString(),
        );
      }
    }
  });
});

test('§2 event pages, videos, quotes, news and comparisons show their fields – event pages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const { locale, prefix } of languages) {
    for (const slug of slugs) {
      const { banner, place, agenda } = copyOf(locale, slug);
      const response = await page.goto(`${prefix}/events/${slug}`);
      expect(response?.status()).toBe(200);
      const main = page.locator('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(banner.title);
      await expect(main).toContainText(banner.description);
      await expect(main.locator('header dl')).toContainText(
        place.replaceAll('{{brand.name}}', 'Tamvia'),
      );
      for (const { time, title } of agenda) {
        const item = page
          .locator('#agenda li')
          .filter({ has: page.getByText(title, { exact: true }) });
        await expect(item).toContainText(time);
      }
      await expect(page.locator('[data-countdown]')).toHaveCount(isPast(slug) ? 0 : 1);
      await expect(page.locator('#ticket form')).toHaveCount(isPast(slug) ? 0 : 1);
    }
  }
});

test('§2 event pages, videos, quotes, news and comparisons show their fields – recordings of an event', async ({
  page,
}) => {
  await page.goto('/events/vcxp-global-summit-2025');
  const videos = page.locator('#videos');
  await expect(videos.locator('article')).toHaveCount(3);
  const card = videos.locator('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('img[src*="video-"]').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: new RegExp(title) })).toBeVisible();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('the countdown goes on by itself, stays silent and keeps its room', async ({ page }) => {
  const slug = coming[0] ?? '';
  const start = Date.parse(copyOf('vi', slug).leadMagnetDateTime);
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

test('an event to come and one that has been have no fault that axe knows', async ({ page }) => {
  for (const slug of [coming[0], past[0]]) {
    await page.goto(`/events/${slug}`);
    expect(await axeFindings(page)).toEqual([]);
  }
});
