import { expect, type Page, type Route } from '@playwright/test';
import { type Lang, languages, openAlive, PHONE } from '../page-shell/page-shell-test-helpers';
import { settle, test } from '../wait-for-page-scripts';
import {
  becomeVisible,
  hurry,
  noteDrawing,
  passRetries,
  platforms,
} from './refetched-list-test-helpers';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

/**
 * The home page of each language and the texts of its error message, written out, because the tests depend on them.
 */
const homes = {
  vi: {
    path: '/',
    title: 'Đã có lỗi xảy ra',
    text: 'Chưa tải được nội dung mới nhất',
    inactive: 'Liên kết này không còn dùng được',
  },
  en: {
    path: '/en',
    title: 'An error has occurred',
    text: 'Something went wrong',
    inactive: 'This link can no longer be used',
  },
} as const;

type Asked = { locale: string; list: string };

const showcase = (page: Page) => page.locator('[data-refetched="platforms"]');
const toasts = (page: Page) => page.locator('[data-toasts] [data-toast]');

/** Records the page's requests to the contract from now on. */
function noteQueries(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const body = request.postDataJSON() as { query: string; variables: { locale: string } };
    const list = /\{\s*(\w+)\s*\(/.exec(body.query)?.[1] ?? '';
    asked.push({ locale: body.variables.locale, list });
  });
  return asked;
}

async function comeNear(page: Page): Promise<void> {
  await showcase(page).scrollIntoViewIfNeeded();
}

for (const lang of firstOrAll(['en', 'vi'])) {
  test(`D24 four surfaces refetch in the browser, per locale, and nothing else does (home, ${lang})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const asked = noteQueries(page);
    const drawing = noteDrawing(page);
    await openAlive(page, homes[lang].path);
    await page.waitForLoadState('networkidle');
    expect(asked, 'nothing before the reader comes near').toEqual([]);
    const before = await showcase(page).innerHTML();
    await comeNear(page);
    await expect.poll(() => asked).toEqual([{ locale: lang, list: 'tamviaXmPlatforms' }]);
    await page.waitForLoadState('networkidle');
    // Server and browser have the same list, so nothing is rendered again.
    await expect(showcase(page).locator('article')).toHaveCount(4);
    expect((await showcase(page).innerHTML()).length).toBe(before.length);
    expect(drawing, 'what nothing draws is not loaded').toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('D24 four surfaces refetch in the browser, per locale, and nothing else does (other pages ask for nothing)', async ({
  page,
}) => {
  const asked = noteQueries(page);
  for (const path of firstOrAll(['/solutions/sales', '/book-demo', '/en/pricing'])) {
    await openAlive(page, path);
    for (let y = 0; y < 8000; y += 800) await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

for (const size of firstOrAll([PHONE, { width: 1280, height: 900 }])) {
  test(`a changed list is drawn (${size.width} px)`, async ({ page }) => {
    const faults = collectFaults(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fulfill({ json: platforms(['Trụ mới', 'Hai']) });
    });
    await page.setViewportSize(size);
    await openAlive(page, '/');
    await expect(showcase(page).locator('article')).toHaveCount(4);

    await test.step('it keeps the focus of a reader inside the list', async () => {
      const link = showcase(page).getByRole('link').first();
      await link.focus();
      release();
      await page.waitForLoadState('networkidle');
      await expect(link).toBeFocused();
      await expect(showcase(page).locator('article')).toHaveCount(4);
    });
    await test.step('D24 four surfaces refetch in the browser, per locale, and nothing else does (a change is drawn, with the pictures the page has)', async () => {
      await page.locator('#main').focus();
      await expect(showcase(page).getByRole('heading', { name: 'Trụ mới' })).toBeVisible();
      await expect(showcase(page).locator('article')).toHaveCount(2);
      await expect(showcase(page).getByRole('img').first()).toHaveAttribute('aria-label', /.{40,}/);
      await expect(showcase(page).locator('[aria-roledescription="carousel"]')).toHaveCount(1);
    });
    expect(faults).toEqual([]);
  });
}

const detail = (message: string, params = {}) => ({ detail: { message, params } });
const inactive = (route: Route) => route.fulfill({ status: 403, json: detail('Inactive token') });
const failures: [string, (route: Route) => Promise<void>][] = [
  ['broken', (route) => route.abort('connectionreset')],
  ['HTML', (route) => route.fulfill({ status: 200, body: '<!doctype html><title>x</title>' })],
  ['truncated', (route) => route.fulfill({ status: 200, body: '{"data":{"tamvia' })],
  ['401', (route) => route.fulfill({ status: 401, json: { error: 'no' } })],
  ['429', (route) => route.fulfill({ status: 429, body: 'Too many' })],
  ['500', (route) => route.fulfill({ status: 500, json: detail('Invalid token') })],
];

/** Returns to the tab repeatedly until a request is sent: while an answer is still being read, a return sends none. */
const comeBackUntil = (page: Page, isAsked: () => boolean) =>
  expect
    .poll(async () => {
      if (!isAsked()) await becomeVisible(page);
      return isAsked();
    })
    .toBe(true);

/** The list of a page whose requests the test answers. */
function answeredList(page: Page) {
  let tries = 0;
  let answer: (route: Route) => Promise<void> = inactive;
  const comeBack = async () => {
    const before = tries;
    await comeBackUntil(page, () => tries > before);
  };
  return {
    start: () =>
      page.route('**/graphql', async (route) => {
        tries += 1;
        await answer(route);
      }),
    /** Makes requests fail in this way until the list gives up. */
    fail: async (how: (route: Route) => Promise<void>) => {
      answer = how;
      const before = tries;
      await (before === 0 ? comeNear(page) : comeBack());
      await passRetries(page, () => tries - before);
    },
    recover: async (labels: string[]) => {
      answer = (route) => route.fulfill({ json: platforms(labels) });
      await comeBack();
    },
  };
}

async function closeToast(page: Page, lang: Lang): Promise<void> {
  await toasts(page).getByRole('button', { name: languages[lang].closeToast }).click();
  await expect(toasts(page)).toHaveCount(0);
}

for (const lang of firstOrAll(['en', 'vi'])) {
  test(`failed requests of a list are told, and it recovers (${lang})`, async ({ page }) => {
    const { path, title, text, inactive: told } = homes[lang];
    const catalogues: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/messages/')) catalogues.push(pathname);
    });
    const list = answeredList(page);
    await list.start();
    await hurry(page);
    await openAlive(page, path);
    const before = await showcase(page).innerText();

    await test.step("§8 otherwise the server's message is translated, with its params (in the browser, and from there its catalogue)", async () => {
      await list.fail(inactive);
      await expect(toasts(page)).toContainText(told);
      expect(catalogues).toEqual([`/api/messages/${lang}/error-message`]);
    });
    for (const [name, fail] of failures) {
      await test.step(`§7 platforms: errors go to the shared error handler (${name})`, async () => {
        await closeToast(page, lang);
        await list.fail(fail);
        await expect(toasts(page)).toHaveCount(1);
        await expect(toasts(page)).toHaveAttribute('data-toast', 'error');
        await expect(toasts(page)).toContainText(title);
        await expect(toasts(page)).toContainText(text);
        expect(await showcase(page).innerText()).toBe(before);
      });
    }
    await test.step('several failures show one toast, and the list recovers automatically', async () => {
      for (let failure = 0; failure < 3; failure += 1) {
        await list.fail((route) => route.fulfill({ status: 503, body: '' }));
        await expect(toasts(page)).toHaveCount(1);
      }
      await expect(showcase(page).locator('article')).toHaveCount(4);
      await list.recover(['Trở lại']);
      await expect(showcase(page).getByRole('heading', { name: 'Trở lại' })).toBeVisible();
    });
  });
}

test('what does not reach the list leaves the page unchanged', async ({ page, context }) => {
  let tries = 0;
  await page.route('**/graphql', async (route) => {
    tries += 1;
    await route.fulfill({ json: platforms(tries === 1 ? [] : ['Trực tuyến lại']) });
  });
  await openAlive(page, '/');
  await test.step('an empty answer leaves the page unchanged; offline nothing is requested, and it is requested again when back online', async () => {
    await comeNear(page);
    await expect.poll(() => tries).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(showcase(page).locator('article')).toHaveCount(4);
    await expect(toasts(page)).toHaveCount(0);
    await context.setOffline(true);
    await becomeVisible(page);
    await settle(page);
    expect(tries).toBe(1);
    await expect(toasts(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(showcase(page).getByRole('heading', { name: 'Trực tuyến lại' })).toBeVisible();
  });

  await test.step('§8 a cancelled request is ignored (the reader goes on to another page)', async () => {
    await page.unroute('**/graphql');
    let held = 0;
    await page.route('**/graphql', () => {
      held += 1;
      return new Promise<void>(() => {});
    });
    await comeBackUntil(page, () => held > 0);
    await page.getByRole('banner').getByRole('link', { name: 'Đặt lịch demo' }).click();
    await expect(page).toHaveURL(/book-demo/);
    await expect(page.locator('form[data-form="book-demo"]')).toBeVisible();
    await settle(page);
    await expect(toasts(page)).toHaveCount(0);
  });
});
