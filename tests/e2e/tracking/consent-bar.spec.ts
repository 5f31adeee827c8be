import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeFindings } from '../run-axe';
import { rowsOf, settings } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';
import { bar, dialog, expect, isAsked, test } from './consent-bar-fixture';

type Size = { width: number; height: number };

/**
 * The size budget of the consent dialog and bar on the home page before the visitor has agreed, gzipped, in kB of
 * 1000 bytes.
 */
const COST = 12;

const sizes: [Size, Size] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Adds up the layout shifts of the next page. */
const sumShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += 'value' in entry ? Number(entry.value) : 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectSmall(page: Page, scripts: readonly Promise<Buffer>[]): Promise<void> {
  const ours = (await Promise.all(scripts)).filter((body) =>
    /consent-dialog(?!-behaviour)|\/api\/consent|clearVendorStorage/.test(body.toString()),
  );
  const markup = await page.evaluate(() =>
    ['#consent-bar', '#consent-dialog']
      .map((at) => document.querySelector(at)?.outerHTML ?? '')
      .join(''),
  );
  const html = gzipSync(markup).length;
  const size = ours.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0);
  console.log(`Consent, gzip: scripts ${size} B in ${ours.length} files, markup ${html} B`);
  expect(ours.length).toBeGreaterThan(0);
  expect(markup.length).toBeGreaterThan(1000);
  expect((size + html) / 1000).toBeLessThanOrEqual(COST);
}

for (const viewport of firstOrAll(sizes)) {
  test(`the consent bar at ${viewport.width} px`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await sumShifts(page);
    // Web fonts are blocked here: a font that replaces its fallback may shift lines at any time.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.setViewportSize(viewport);
    await page.goto('/en', { waitUntil: 'networkidle' });
    await isAsked(page);
    await test.step('consent code adds at most 12 kB to the home page before anybody consents', () =>
      expectSmall(page, scripts));

    await test.step('showing and answering the consent bar causes no layout shift', async () => {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-consent-answer="refuse"]')?.click(),
      );
      await expect(bar(page)).toBeHidden();
      const shift = await page.evaluate(
        () => (window as unknown as { seen: { shift: number } }).seen.shift,
      );
      expect(shift).toBe(0);
    });
  });
}

for (const viewport of firstOrAll(sizes)) {
  test(`the bar covers neither the focused element nor the end of the page (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/pricing');
    await isAsked(page);
    /** The focused element if the bar covers it. */
    const coveredName = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const asks = document.querySelector('#consent-bar');
        if (!focused || !asks || asks.contains(focused) || focused === document.body) return null;
        const [one, other] = [focused.getBoundingClientRect(), asks.getBoundingClientRect()];
        const middle = one.top + one.height / 2;
        const beside = one.right < other.left || one.left > other.right;
        const isCovered = middle > other.top && middle < other.bottom && !beside;
        return isCovered ? focused.outerHTML.slice(0, 300) : null;
      });
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      // The page scrolls smoothly to the focused element.
      await expect.poll(coveredName).toBeNull();
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' });
    await opener.click({ trial: true });
    const contact = page.getByRole('button', { name: 'Liên hệ' });
    await contact.click({ trial: true });
  });
}

type Receipt = Record<string, unknown> & { receipt: string };

/** The stored decision of the page is in the database, with no personal data. */
async function expectStored(page: Page, language: 'vi' | 'en'): Promise<void> {
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? '{}') as {
    id: string;
  };
  const rows = await rowsOf<Receipt>('SELECT * FROM consent_receipts WHERE receipt = $1', [
    kept.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    version: '1',
    analytics: true,
    marketing: false,
    support: false,
    language,
  });
  expect(Object.keys(rows[0]!).sort()).toEqual([
    'analytics',
    'created_at',
    'id',
    'language',
    'marketing',
    'receipt',
    'support',
    'updated_at',
    'version',
  ]);
}

for (const { language, path, name, analytics, save } of firstOrAll([
  {
    language: 'vi',
    path: '/',
    name: 'Tuỳ chọn cookie của bạn',
    analytics: 'Đo lường',
    save: 'Lưu lựa chọn',
  },
  {
    language: 'en',
    path: '/en',
    name: 'Your cookie settings',
    analytics: 'Analytics',
    save: 'Save my choices',
  },
])) {
  test(`a visitor chooses in the consent dialog (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await isAsked(page);
    await test.step('bar and dialog have names, purposes and no axe findings', async () => {
      expect(await axeFindings(page, '#consent-bar')).toEqual([]);
      await bar(page).getByRole('button').last().click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      expect(await axeFindings(page, '#consent-dialog')).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(3);
    });
    await test.step('each decision stores a receipt without personal data', async () => {
      await dialog(page).getByRole('checkbox', { name: analytics }).check();
      const arrived = page.waitForResponse('**/api/consent');
      await dialog(page).getByRole('button', { name: save }).click();
      expect((await arrived).status()).toBe(204);
      await expectStored(page, language);
    });
  });
}

test('an invalid receipt is refused with a code, and a receipt sent twice is stored once', async ({
  request,
}) => {
  const receipt = {
    id: crypto.randomUUID(),
    version: 1,
    analytics: true,
    marketing: false,
    support: true,
    language: 'vi',
  };
  const bad = [
    '',
    'no json',
    '[]',
    '{}',
    JSON.stringify({ ...receipt, email: 'somebody@example.com' }),
    JSON.stringify({ ...receipt, id: '1' }),
    JSON.stringify({ ...receipt, version: 99 }),
    JSON.stringify({ ...receipt, language: 'fr' }),
    JSON.stringify({ ...receipt, analytics: 'yes' }),
    JSON.stringify({ ...receipt, id: 'x'.repeat(2000) }),
  ];
  const headers = { 'Content-Type': 'application/json', Origin: settings.site() };
  for (const data of bad) {
    const response = await request.post('/api/consent', { data, headers });
    expect(response.status(), data.slice(0, 60)).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'unreadable' });
  }
  const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site' };
  expect((await request.post('/api/consent', { data: receipt, headers: foreign })).status()).toBe(
    403,
  );
  for (let times = 0; times < 2; times += 1) {
    expect((await request.post('/api/consent', { data: receipt, headers })).status()).toBe(204);
  }
  const rows = await rowsOf('SELECT id FROM consent_receipts WHERE receipt = $1', [receipt.id]);
  expect(rows).toHaveLength(1);
});
