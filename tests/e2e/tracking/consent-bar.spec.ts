import { gzipSync } from 'node:zlib';
import { axeFindings } from '../run-axe';
import { rowsOf, settings } from '../accounts-and-settings';
import { bar, dialog, expect, isAsked, test } from './consent-bar-fixture';

/**
 * The size budget of the consent dialog and bar on the home page before the visitor has agreed, gzipped, in kB of
 * 1000 bytes.
 */
const COST = 12;

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('consent code adds at most 12 kB to the home page before anybody consents', async ({
  page,
}) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await isAsked(page);
  const ours = (await Promise.all(bodies)).filter((body) =>
    /consent-dialog(?!-behaviour)|\/api\/consent|clearVendorStorage/.test(body.toString()),
  );
  const markup = await page.evaluate(() =>
    ['#consent-bar', '#consent-dialog']
      .map((at) => document.querySelector(at)?.outerHTML ?? '')
      .join(''),
  );
  const html = gzipSync(markup).length;
  const scripts = ours.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0);
  console.log(`Consent, gzip: scripts ${scripts} B in ${ours.length} files, markup ${html} B`);
  expect(ours.length).toBeGreaterThan(0);
  expect(markup.length).toBeGreaterThan(1000);
  expect((scripts + html) / 1000).toBeLessThanOrEqual(COST);
});

test('showing and answering the consent bar causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += 'value' in entry ? Number(entry.value) : 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Web fonts are blocked here: a font that replaces its fallback may shift lines at any time.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await page.goto('/en', { waitUntil: 'networkidle' });
    await isAsked(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-consent-answer="refuse"]')?.click(),
    );
    await expect(bar(page)).toBeHidden();
    const { shift } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen,
    );
    expect(shift).toBe(0);
    // Once the server has the receipt, the script no longer writes to the storage that is cleared next.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('consent')))
      .toContain('"received":true');
    await page.evaluate(() => localStorage.clear());
  }
});

test('the bar covers neither the focused element nor the end of the page', async ({ page }) => {
  test.setTimeout(120_000);
  for (const viewport of sizes) {
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
  }
});

test('by keyboard: the bar comes first, and answering it moves the focus to the page', async ({
  page,
}) => {
  await page.goto('/en');
  await isAsked(page);
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'See the list of cookies' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Reject all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('[data-toasts]')).toContainText('Your choices are saved');
});

test('bar and dialog have names, purposes and no axe findings', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Tuỳ chọn cookie của bạn'],
    ['/en', 'Your cookie settings'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await isAsked(page);
    expect(await axeFindings(page, '#consent-bar')).toEqual([]);
    await bar(page).getByRole('button').last().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await axeFindings(page, '#consent-dialog')).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(3);
  }
});

type Receipt = Record<string, unknown> & { receipt: string };

test('each decision stores a receipt without personal data', async ({ page }) => {
  await page.goto('/en');
  await bar(page).getByRole('button', { name: 'Choose' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Analytics' }).check();
  const arrived = page.waitForResponse('**/api/consent');
  await dialog(page).getByRole('button', { name: 'Save my choices' }).click();
  expect((await arrived).status()).toBe(204);
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
    language: 'en',
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
});

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

test('D19 attribution is written to local storage only after marketing consent: not before, and taken away with it', async ({
  page,
}) => {
  const names = () => page.evaluate(() => Object.keys(localStorage).sort());
  await page.goto('/?utm_source=letter&utm_medium=fbads&ad_id=7');
  await isAsked(page);
  expect(await names()).toEqual([]);
  await bar(page).getByRole('button', { name: 'Từ chối tất cả' }).click();
  await page.goto('/en?utm_medium=cpc&gclid=9', { waitUntil: 'networkidle' });
  expect(await names()).toEqual(['consent']);
});
