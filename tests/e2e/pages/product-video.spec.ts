import { expect, type Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { axeFindings } from '../run-axe';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';

type Film = { path: string; lang: string; play: string; says: RegExp };
const pages: readonly [Film, ...Film[]] = [
  { path: '/', lang: 'vi', play: 'Phát phim: Xem trong một phút', says: /Minh Thư nhắn/ },
  { path: '/en', lang: 'en', play: 'Play the film: See it in a minute', says: /Minh Thu writes/ },
  { path: '/xm-core-platform', lang: 'vi', play: 'Phát phim: Cả bốn', says: /Minh Thư nhắn/ },
  { path: '/en/xm-core-platform', lang: 'en', play: 'Play the film: All', says: /Minh Thu writes/ },
];

/** Records the requests of a page for files of the film, except its poster. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:mp4|webm|vtt)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The captions that are shown now, as `language: text`. */
const shownCaptions = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ language, activeCues }) =>
          [...(activeCues ?? [])].map((cue) => `${language}: ${(cue as VTTCue).text}`),
        ),
    );

for (const { path, lang, play, says } of firstOrAll(pages)) {
  test(`a press plays the film in the page’s language with its captions, and nothing of it loads before (${path})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const asked = filmRequests(page);
    await page.goto(path);
    const video = page.locator('video');
    const button = page.getByRole('button', { name: play });
    await button.scrollIntoViewIfNeeded();
    // Expects that the poster is shown, and that the player below it can not be reached yet.
    const poster = page.locator('#film img[src*="films"]');
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(600);
    await expect(video).toHaveJSProperty('controls', false);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    const before = await video.boundingBox();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(video).toBeFocused();
    await expect(video).toHaveJSProperty('controls', true);
    await expect(button).toBeHidden();
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(0.2);
    const after = await video.boundingBox();
    expect({ width: after?.width, height: after?.height }).toEqual({
      width: before?.width,
      height: before?.height,
    });
    expect(asked.filter((file) => !file.endsWith('.vtt'))[0]).toBe(`/films/complaint.${lang}.webm`);
    await video.evaluate((film: HTMLVideoElement) => {
      film.currentTime = 8;
    });
    // The caption of the beginning stays until the new place is reached.
    await expect.poll(async () => (await shownCaptions(page)).join()).toMatch(says);
    expect((await shownCaptions(page)).join()).toMatch(new RegExp(`^${lang}: `));
    const { length, size, pieces } = await video.evaluate((film: HTMLVideoElement) => ({
      length: film.duration,
      size: [film.videoWidth, film.videoHeight],
      pieces: film.seekable.length,
    }));
    expect(length).toBeGreaterThan(40);
    expect(length).toBeLessThanOrEqual(60);
    expect({ size, pieces }).toEqual({ size: [1280, 720], pieces: 1 });
    await page.keyboard.press(' ');
    await expect(video).toHaveJSProperty('paused', true);
    expect(faults).toEqual([]);
    expect(await axeFindings(page, '#film')).toEqual([]);
  });
}

test('a film that can not be loaded gives its place back to the button, which tries again', async ({
  page,
}) => {
  const asked = filmRequests(page);
  await page.route(/\.(?:mp4|webm)$/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  const video = page.locator('video');
  const button = page.getByRole('button', { name: 'Play the film' });

  await test.step('whoever wants less motion gets a film that stands still until it is played', async () => {
    await page.locator('#film').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(video).toHaveJSProperty('paused', true);
    expect(asked).toEqual([]);
  });

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(video).toHaveJSProperty('networkState', 3); // NETWORK_NO_SOURCE: no playable file
  await expect(button).toBeVisible();
  await expect(button).toBeFocused();
  await expect(video).toHaveJSProperty('controls', false);
  await page.unroute(/\.(?:mp4|webm)$/);
  await page.keyboard.press('Enter');
  await expect(button).toBeHidden();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0.2);
  expect(asked).toContain('/films/complaint.en.webm');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, lang] of firstOrAll([
    ['/en', 'en'],
    ['/', 'vi'],
  ])) {
    test(`the film has its controls, and its transcript opens (${path})`, async ({ page }) => {
      const asked = filmRequests(page);
      await page.goto(path);
      const film = page.locator('#film');
      await expect(film.locator('video:visible')).toHaveCount(1);
      await expect(film.locator('noscript video[controls][preload="none"]')).toBeVisible();
      await expect(film.getByRole('button')).toBeHidden();
      const scenes = film.locator('details p');
      await expect(scenes.first()).toBeHidden();
      await film.locator('summary').click();
      await expect(scenes).toHaveCount(9);
      await expect(scenes.last()).toBeVisible();
      // A player without a script fetches its captions, because they are on, and nothing of the film itself.
      expect(new Set(asked)).toEqual(new Set([`/films/complaint.${lang}.vtt`]));
    });
  }
});

const files = [
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['vtt', 'text/vtt'],
] as const;

for (const [ending, type] of files) {
  test(`a film is sent in pieces, with its type, and kept until it changes (${ending})`, async ({
    request,
  }) => {
    const address = `/films/complaint.vi.${ending}`;
    const whole = await request.get(address, { headers: { 'Accept-Encoding': 'identity' } });
    expect(whole.status()).toBe(200);
    const { 'content-type': said = '', etag = '', 'cache-control': life } = whole.headers();
    expect(said.split(';')[0]).toBe(type);
    expect(life).toBe('public, max-age=0, must-revalidate');
    const bytes = await whole.body();

    const piece = await request.get(address, { headers: { Range: 'bytes=100-199' } });
    expect(piece.status()).toBe(206);
    expect(piece.headers()['content-range']).toBe(`bytes 100-199/${bytes.length}`);
    expect(await piece.body()).toEqual(bytes.subarray(100, 200));

    const beyond = await request.get(address, { headers: { Range: 'bytes=99999999-' } });
    expect(beyond.status()).toBe(416);

    const again = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  });
}
