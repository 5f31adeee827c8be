import { expect, type Page } from '@playwright/test';
import { openPreview } from '../admin/admin-screen-test-helpers';
import { testApart as test } from '../admin/admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

const KEYS = 60;
/**
 * The time limit in milliseconds for 95 of 100 keys: a typed letter has to show in the preview while the editor still
 * looks at the key.
 */
const MOST_MS = 500;
/** The pause between keys of a person who types steadily, in milliseconds. */
const STEADY_MS = 120;

const preview = (page: Page) => page.frameLocator('iframe#live-preview-iframe');

/** Reports each change of an element in the preview: the length of its text, and when. */
async function watch(page: Page, place: string) {
  const shown: { length: number; at: number }[] = [];
  await page.exposeFunction(`shown${place.length}`, (length: number, at: number) =>
    shown.push({ length, at }),
  );
  await preview(page)
    .locator('html')
    .evaluate(
      (html, [selector, name]) => {
        const report = (window as unknown as Record<string, (length: number, at: number) => void>)[
          name
        ];
        let last = '';
        new MutationObserver(() => {
          const text = html.querySelector(selector)?.textContent ?? '';
          if (text !== last) report?.(text.length, Date.now());
          last = text;
        }).observe(html, { subtree: true, childList: true, characterData: true });
      },
      [place, `shown${place.length}`] as const,
    );
  return shown;
}

/**
 * Records in the page how long each key took from the press until the browser painted the result, in steps of 8 ms; the
 * returned function reads the times. The browser does not report keys of less than 16 ms: they count as 16.
 */
async function watchLag(page: Page): Promise<() => Promise<number[]>> {
  const lags = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') found.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  return async () => {
    const slow = await lags.jsonValue();
    return [...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 16), ...slow];
  };
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const at = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;

/**
 * Types letters at the end of the focused field; returns the milliseconds from each key until its letter shows in the
 * preview.
 * @param pauseMs between keys; undefined: the next key once the last one shows
 */
async function keysToShown(page: Page, place: string, pauseMs?: number): Promise<number[]> {
  const shown = await watch(page, place);
  const element = preview(page).locator(place).first();
  const before = ((await element.textContent()) ?? '').length;
  const pressed: number[] = [];
  for (let key = 1; key <= KEYS; key += 1) {
    pressed.push(Date.now());
    await page.keyboard.press('a');
    if (pauseMs !== undefined) await page.waitForTimeout(pauseMs);
    else await expect.poll(() => shown.at(-1)?.length, { intervals: [20] }).toBe(before + key);
  }
  await expect.poll(() => shown.at(-1)?.length).toBe(before + KEYS);
  return pressed.map((start, key) => {
    const seen = shown.find(({ length }) => length > before + key);
    return (seen?.at ?? Infinity) - start;
  });
}

function report(what: string, times: readonly number[]): void {
  const [median, most, worst] = [at(times, 0.5), at(times, 0.95), at(times, 1)];
  console.log(`${what}, ${KEYS} keys, ms: median ${median}, p95 ${most}, worst ${worst}`);
}

async function openBoth(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await openPreview(page);
  await expect(preview(page).locator('[data-edit-bar]')).toBeVisible();
}

/** The home page: the longest form, and one of the longest pages. */
async function homeForm(page: Page): Promise<string> {
  const answer = await page.request.get('/api/pages?where[path][equals]=/&depth=0&limit=1');
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  return `/admin/collections/pages/${docs[0]?.id}?locale=vi`;
}

for (const [how, pauseMs] of [
  ['one by one', undefined],
  ['steadily', STEADY_MS],
] as const) {
  test(`a letter typed ${how} in a heading of the home page shows beside the form`, async ({
    page,
  }) => {
    await enterAs(page, 'editor');
    await openBoth(page, await homeForm(page));
    await page.locator('#field-sections__0__title').click();
    await page.keyboard.press('Control+End');
    const lags = await watchLag(page);
    const times = await keysToShown(page, 'main h1', pauseMs);
    report(`Lag in the form, heading of the home page, ${how}`, await lags());
    report(`Heading of the home page, ${how}`, times);
    expect(at(times, 0.95)).toBeLessThanOrEqual(MOST_MS);
  });

  test(`a letter typed ${how} in the text of an article shows beside the form`, async ({
    page,
    editor,
  }) => {
    const answer = await editor.get('/api/blogs?limit=1&page=4&depth=0&sort=id');
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    await enterAs(page, 'editor');
    await openBoth(page, `/admin/collections/blogs/${docs[0]?.id}?locale=vi`);
    const text = page.locator('[data-field-path="content"] [contenteditable="true"]').first();
    const paragraph = text.locator('> p').first();
    const words = ((await paragraph.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
    await preview(page)
      .locator('[data-field="content"] p')
      .evaluateAll((all, wanted) => {
        const shown = all.find((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim() === wanted);
        shown?.setAttribute('data-measured', '');
      }, words);
    await expect(preview(page).locator('[data-measured]')).toHaveCount(1);
    await paragraph.click();
    await page.keyboard.press('End');
    const lags = await watchLag(page);
    const times = await keysToShown(page, '[data-measured]', pauseMs);
    report(`Lag in the form, text of an article, ${how}`, await lags());
    report(`Text of an article, ${how}`, times);
    expect(at(times, 0.95)).toBeLessThanOrEqual(MOST_MS);
  });
}
