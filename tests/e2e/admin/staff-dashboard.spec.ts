import { expect, type Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { newLead, screen } from './admin-screen-test-helpers';
import { pageData, test } from './admin-test-fixtures';
import { longName } from './long-names-on-screens';
import { expectUnharmed, type Look, show } from './look-at-screens';
import { axeFindings } from '../run-axe';
import { firstOrAll } from '../../support/all-combinations';
import { discard, enterAs, type Role, rowsOf } from '../accounts-and-settings';

const block = (page: Page, name: string) => page.locator(`[data-block="${name}"]`);

const phone = [390, 'vi', 'dark'] as const;
const large = [1440, 'en', 'light'] as const;

async function openAs(page: Page, who: Role, look: Look, url = ''): Promise<void> {
  await show(page, look, url);
  await enterAs(page, who);
  await page.goto('/admin');
  await expect(page.locator('.admin-dashboard h1')).toHaveText(
    look[1] === 'vi' ? 'Hôm nay' : 'Today',
  );
}

async function expectAccessible(page: Page, [width, , theme]: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
  expect(await axeFindings(page, '.admin-dashboard', '.nav')).toEqual([]);
}

test('sales sees overdue leads, most urgent first, and opens one with one click', async ({
  page,
  visitor,
  baseURL,
}) => {
  const start = 'KháchTrangĐầu';
  const own = { email: 'trang-dau@example.com', phone: '0933 000 111' };
  const lead = await newLead(visitor, longName(start).slice(0, 120), own);
  // The lead becomes the oldest of all, so that it is the first line whatever other tests have sent.
  await rowsOf(`UPDATE leads SET due_at = now() - interval '900 days' WHERE id = $1`, [lead]);
  await openAs(page, 'sales', phone, baseURL);
  const first = block(page, 'waiting').getByRole('listitem').first();
  await expect(first).toContainText(start);
  await expect(first).toContainText('Quá hạn từ 900 ngày trước');
  const late = page.locator('.admin-dashboard__figures li').first();
  await expect(late).toHaveAttribute('data-urgent', 'true');

  await test.step('it is accessible and fits a phone', () => expectAccessible(page, phone));

  await test.step('every link of the dashboard shows the keyboard focus', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('.app-header__account').focus();
    const links = page.locator('.admin-dashboard a');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toHaveCSS('outline-style', 'solid');
    }
  });

  await test.step('a long name widens and covers nothing', () => expectUnharmed(page, start));

  await first.getByRole('link', { name: start }).click();
  await page.waitForURL(`**/admin/collections/leads/${lead}`);
  await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = $1', [lead]);
});

test('an editor sees drafts that are not live and pages without English, each linked to its form', async ({
  editor,
  publishPage,
}) => {
  const id = await publishPage('/trang-dau-thieu-anh', 'vi', {
    title: 'Trang đầu thiếu tiếng Anh',
  });
  const saved = await editor.post('/api/pages?locale=vi&draft=true', {
    data: {
      ...pageData('vi'),
      title: 'Nháp trên trang đầu',
      path: '/nhap-trang-dau',
      _status: 'draft',
    },
  });
  const { doc } = (await saved.json()) as { doc: { id: number } };
  const dashboard = await screen(editor, '/admin');
  const lines = (name: string, text: string) =>
    dashboard
      .querySelectorAll(`[data-block="${name}"] li`)
      .filter((line) => line.textContent.includes(text));
  const [draft] = lines('drafts', 'Nháp trên trang đầu');
  const addressOf = (line?: HTMLElement) => line?.querySelector('a')?.getAttribute('href');
  expect(addressOf(draft)).toBe(`/admin/collections/pages/${doc.id}?locale=vi`);
  const [gap] = lines('gaps', 'Trang đầu thiếu tiếng Anh');
  expect(gap?.textContent).toContain('Chưa có tiếng Anh');
  expect(addressOf(gap)).toBe(`/admin/collections/pages/${id}?locale=en`);
  expect(lines('published', 'Trang đầu thiếu tiếng Anh')).not.toEqual([]);
  await discard(editor, `/api/pages/${doc.id}`);
});

test('each role sees its own blocks only, and its navigation begins with what it uses most', async ({
  admin,
  editor,
  sales,
}) => {
  for (const [who, blocks, views, types] of [
    [
      sales,
      ['waiting', 'mentions', 'steps', 'mine', 'inactive'],
      ['leads-board', 'leads-by-stage'],
      ['collections/leads', 'collections/tickets'],
    ],
    [
      editor,
      ['drafts', 'scheduled', 'gaps', 'published'],
      ['publishing-calendar', 'parity'],
      ['collections/pages'],
    ],
    [
      admin,
      [
        'waiting',
        'mentions',
        'steps',
        'health',
        'requests',
        'letters',
        'drafts',
        'scheduled',
        'accounts',
      ],
      ['leads-board', 'leads-by-stage'],
      ['collections/leads'],
    ],
  ] as const) {
    const dashboard = await screen(who, '/admin');
    const shown = dashboard
      .querySelectorAll('[data-block]')
      .map((one) => one.getAttribute('data-block'));
    expect(shown).toEqual(blocks);
    const links = dashboard
      .querySelectorAll('nav .nav__link')
      .map((one) => one.getAttribute('href') ?? '');
    expect(links.slice(0, views.length + 1)).toEqual([
      '/admin',
      ...views.map((path) => `/admin/${path}`),
    ]);
    const first = links.filter((href) => href.includes('/collections/')).slice(0, 1);
    expect(first).toEqual([`/admin/${types[0]}`]);
    const groups = links.filter((href) => types.some((type) => href === `/admin/${type}`));
    expect(groups).toEqual(types.map((type) => `/admin/${type}`));
  }
});

test('the navigation marks the open view', async ({ sales }) => {
  const board = await screen(sales, '/admin/leads-board');
  const marked = board
    .querySelectorAll('.nav a[aria-current="page"]')
    .map((link) => link.getAttribute('href'));
  expect(marked).toEqual(['/admin/leads-board']);
});

test('an admin sees the state of the system, and privacy requests with their deadlines', async ({
  page,
  admin,
  baseURL,
}) => {
  const receivedAt = new Date(Date.now() - 100 * 24 * 3_600_000).toISOString();
  const asked = await admin.post('/api/privacy-requests', {
    data: { kind: 'access', email: 'asked-first@example.com', receivedAt },
  });
  const { doc } = (await asked.json()) as { doc: { id: number } };
  await openAs(page, 'admin', large, baseURL);
  await expect(block(page, 'health')).toContainText('Everything is running.');
  const request = block(page, 'requests').getByRole('listitem').filter({ hasText: 'asked-first' });
  await expect(request).toContainText(/Was due \d+ days ago/);
  await test.step('it is accessible and fits a large screen', () => expectAccessible(page, large));
  expect((await admin.post(`/api/privacy-requests/${doc.id}/done`)).ok()).toBe(true);
  const after = await screen(admin, '/admin');
  const requests = after.querySelector('[data-block="requests"]');
  expect(requests?.textContent).not.toContain('asked-first');
});

test('with a thousand waiting leads, the start page of sales loads within a second', async ({
  sales,
  visitor,
}) => {
  const own = { email: 'mot-nghin@example.com', phone: '0933 000 222' };
  const lead = await newLead(visitor, 'Một Nghìn', own);
  await rowsOf(
    `INSERT INTO leads SELECT (jsonb_populate_record(leads, jsonb_build_object(
       'id', nextval('leads_id_seq'), 'key', gen_random_uuid(),
       'due_at', now() + interval '300 days'))).*
     FROM leads, generate_series(1, 1000) WHERE leads.id = $1`,
    [lead],
  );
  try {
    let best = Infinity;
    for (let look = 0; look < 5 && best >= 1000; look += 1) {
      const start = performance.now();
      expect((await sales.get('/admin')).status()).toBe(200);
      best = Math.min(best, performance.now() - start);
    }
    expect(best).toBeLessThan(1000);
  } finally {
    await rowsOf(`DELETE FROM leads WHERE email = 'mot-nghin@example.com' AND id > $1`, [lead]);
  }
});

// The page of admins is made of the blocks of sales and of editors, whose own pages differ by single blocks.
for (const [who, look] of firstOrAll<[Role, Look]>([
  ['event-team', phone],
  ['admin', phone],
  ['editor', large],
])) {
  test(`the start page of ${who} is accessible and fits ${look.join(', ')}`, async ({
    page,
    baseURL,
  }) => {
    await openAs(page, who, look, baseURL);
    await expectAccessible(page, look);
  });
}
