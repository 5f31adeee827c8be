import { expect, type Page } from '@playwright/test';
import { newLead, screen } from './admin-screen-test-helpers';
import { pageData, test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { discard, enterAs, type Role, rowsOf } from '../accounts-and-settings';

const block = (page: Page, name: string) => page.locator(`[data-block="${name}"]`);

async function openAs(page: Page, who: Role, { width = 1440, language = 'vi', url = '' } = {}) {
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }]);
  await enterAs(page, who);
  await page.goto('/admin');
  await expect(page.locator('.admin-dashboard h1')).toHaveText(
    language === 'vi' ? 'Hôm nay' : 'Today',
  );
}

test('sales sees overdue leads, most urgent first, and opens one with one click', async ({
  page,
  visitor,
  baseURL,
}) => {
  const name = 'Khách Trang Đầu';
  const own = { email: 'trang-dau@example.com', phone: '0933 000 111' };
  const lead = await newLead(visitor, name, own);
  // The lead becomes the oldest of all, so that it is the first line whatever other tests have sent.
  await rowsOf(`UPDATE leads SET due_at = now() - interval '900 days' WHERE id = $1`, [lead]);
  await openAs(page, 'sales', { url: baseURL });
  const first = block(page, 'waiting').getByRole('listitem').first();
  await expect(first).toContainText(name);
  await expect(first).toContainText('Quá hạn từ 900 ngày trước');
  const late = page.locator('.admin-dashboard__figures li').first();
  await expect(late).toHaveAttribute('data-urgent', 'true');
  await first.getByRole('link', { name }).click();
  await page.waitForURL(`**/admin/collections/leads/${lead}`);
  await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = $1', [lead]);
});

test('an editor sees drafts that are not live and pages without English, each linked to its form', async ({
  page,
  editor,
  publishPage,
  baseURL,
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
  await openAs(page, 'editor', { url: baseURL });
  const draft = block(page, 'drafts').getByRole('link', { name: 'Nháp trên trang đầu' });
  await expect(draft).toHaveAttribute('href', `/admin/collections/pages/${doc.id}?locale=vi`);
  const gap = block(page, 'gaps')
    .getByRole('listitem')
    .filter({ hasText: 'Trang đầu thiếu tiếng Anh' });
  await expect(gap).toContainText('Chưa có tiếng Anh');
  await expect(gap.getByRole('link')).toHaveAttribute(
    'href',
    `/admin/collections/pages/${id}?locale=en`,
  );
  await expect(block(page, 'published')).toContainText('Trang đầu thiếu tiếng Anh');
  await discard(editor, `/api/pages/${doc.id}`);
});

test('each role sees its own blocks only', async ({ admin, editor, sales }) => {
  const blocksOf = async (who: typeof admin) =>
    (await screen(who, '/admin'))
      .querySelectorAll('[data-block]')
      .map((one) => one.getAttribute('data-block'));
  expect(await blocksOf(sales)).toEqual(['waiting', 'mentions', 'steps', 'mine', 'inactive']);
  expect(await blocksOf(editor)).toEqual(['drafts', 'scheduled', 'gaps', 'published']);
  expect(await blocksOf(admin)).toEqual([
    'waiting',
    'mentions',
    'steps',
    'health',
    'requests',
    'letters',
    'drafts',
    'scheduled',
    'accounts',
  ]);
});

test('the navigation begins with what the role uses most', async ({ admin, editor, sales }) => {
  for (const [who, views, types] of [
    [sales, ['leads-board', 'leads-by-stage'], ['collections/leads', 'collections/tickets']],
    [editor, ['publishing-calendar', 'parity'], ['collections/pages']],
    [admin, ['leads-board', 'leads-by-stage'], ['collections/leads']],
  ] as const) {
    const links = (await screen(who, '/admin'))
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

test('the navigation marks the open view', async ({ page, baseURL }) => {
  await openAs(page, 'sales', { url: baseURL, width: 1600 });
  await page.goto('/admin/leads-board');
  const link = page.locator('.nav a[href="/admin/leads-board"]');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.nav a[href="/admin"]')).not.toHaveAttribute('aria-current');
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
  await openAs(page, 'admin', { url: baseURL, language: 'en' });
  await expect(block(page, 'health')).toContainText('Everything is running.');
  const request = block(page, 'requests').getByRole('listitem').filter({ hasText: 'asked-first' });
  await expect(request).toContainText(/Was due \d+ days ago/);
  expect((await admin.post(`/api/privacy-requests/${doc.id}/done`)).ok()).toBe(true);
  await page.reload();
  await expect(block(page, 'requests')).not.toContainText('asked-first');
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
    const times: number[] = [];
    for (let look = 0; look < 5; look += 1) {
      const start = performance.now();
      expect((await sales.get('/admin')).status()).toBe(200);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(1000);
  } finally {
    await rowsOf(`DELETE FROM leads WHERE email = 'mot-nghin@example.com' AND id > $1`, [lead]);
  }
});

const phone = [390, 'vi', 'dark'] as const;
const large = [1440, 'en', 'light'] as const;

// The page of admins is made of the blocks of sales and of editors, whose own pages differ by single blocks.
for (const [who, ...screens] of [
  ['admin', phone, large],
  ['sales', phone],
  ['editor', large],
  ['event-team', phone],
] as const) {
  for (const [width, language, theme] of screens) {
    test(`the start page of ${who} is accessible and fits ${width} px (${language}, ${theme})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'payload-theme', value: theme, url: baseURL ?? '' }]);
      await openAs(page, who, { width, language, url: baseURL });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      expect(await axeFindings(page, '.admin-dashboard', '.nav')).toEqual([]);
    });
  }
}

test('every link of the dashboard shows the keyboard focus', async ({ page }) => {
  await enterAs(page, 'sales');
  await page.goto('/admin');
  await expect(page.locator('.admin-dashboard__all').first()).toBeVisible();
  await page.locator('.app-header__account').focus();
  const links = page.locator('.admin-dashboard a');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toHaveCSS('outline-style', 'solid');
  }
});
