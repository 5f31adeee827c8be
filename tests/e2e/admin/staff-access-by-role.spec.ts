import { expect } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { discard, PASSWORD, readPage, rowsOf, settings } from '../accounts-and-settings';

test.describe('foundation: editors see no leads, sales edits no pages', () => {
  test('sales reads leads and changes no page', async ({ sales }) => {
    expect((await sales.get('/api/leads')).status()).toBe(200);
    const page = await readPage(sales, '/', 'vi');
    const change = await sales.patch(`/api/pages/${page.id}`, { data: { title: 'x' } });
    expect(change.status()).toBe(403);
    expect((await readPage(sales, '/', 'vi')).title).not.toBe('x');
  });

  test('an editor reads neither leads nor what belongs to them', async ({ editor }) => {
    expect((await editor.get('/api/pages')).status()).toBe(200);
    for (const collection of [
      'leads',
      'consents',
      'deliveries',
      'form-stashes',
      'users?where[role][equals]=sales',
    ]) {
      const response = await editor.get(`/api/${collection}`);
      const { totalDocs = 0 } = (await response.json()) as { totalDocs?: number };
      expect([200, 403]).toContain(response.status());
      expect(totalDocs, collection).toBe(0);
    }
  });

  test("an editor's API request reads articles without naming a language", async ({ editor }) => {
    const response = await editor.get('/api/blogs?limit=1&sort=slug');
    expect(response.status()).toBe(200);
    const { docs } = (await response.json()) as { docs: { title: unknown }[] };
    expect(typeof docs[0]?.title).toBe('string');
    expect((await editor.get('/api/blogs?locale=fr')).status()).toBe(400);
  });

  test("the editor's admin lists pages, opens one, and offers no leads", async ({ editor }) => {
    const name = 'Đặt lịch demo';
    const query = new URLSearchParams({ 'where[path][equals]': '/book-demo' });
    const list = await screen(editor, `/admin/collections/pages?${query}`);
    const link = list.querySelectorAll('tbody a').find((one) => one.textContent === name);
    const form = await screen(editor, link?.getAttribute('href') ?? '');
    expect(form.querySelector('#field-title')?.getAttribute('value')).toBe(name);
    const navigation = form.querySelector('nav.nav__wrap')?.textContent;
    expect(navigation).toContain('Trang');
    expect(navigation).not.toContain('Khách tiềm năng');
  });

  test('a bookmark that filters by a removed field opens its list', async ({ editor }) => {
    for (const value of ['true', '%']) {
      const filter = new URLSearchParams({ 'where[and][0][removed][exists]': value });
      const answer = await editor.get(`/admin/collections/pages?${filter}`);
      expect(answer.status(), value).toBe(200);
    }
  });

  test("changing one's own e-mail address requires the current password", async ({
    page,
    admin,
  }) => {
    const careful = { email: 'careful@example.com', password: 'a-long-enough-password' };
    const account = { ...careful, role: 'editor', name: 'Cẩn Thận' };
    const made = await admin.post('/api/users', {
      data: { ...account, presentPassword: PASSWORD },
    });
    expect(made.ok()).toBe(true);
    expect((await page.request.post('/api/users/login', { data: careful })).ok()).toBe(true);
    await page.goto('/admin/account');
    const present = page.getByLabel('Mật khẩu hiện tại của bạn');
    await expect(page.locator('#field-email')).toHaveValue(careful.email);
    await expect(present).toHaveCount(0);
    // The form validates each change on the server: a late answer would replace the error message.
    const asked = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/admin/account'),
    );
    await page.locator('#field-email').fill('more-careful@example.com');
    await expect(present).toBeVisible();
    await asked;
    await page.locator('#action-save').click();
    await expect(page.getByText('Hãy nhập mật khẩu hiện tại của bạn').first()).toBeVisible();
    await present.fill(careful.password);
    await page.locator('#action-save').click();
    await expect(present).toHaveCount(0);
    await expect(page.locator('#field-email')).toHaveValue('more-careful@example.com');
    const [changed] = await rowsOf('SELECT name FROM users WHERE email = $1', [
      'more-careful@example.com',
    ]);
    expect(changed).toEqual({ name: account.name });
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await page.locator('#field-password').fill('mưa tạnh rồi ta đi chợ');
    await expect(present).toHaveValue('');
  });

  test('visitors read nothing over the admin API', async ({ visitor }) => {
    for (const collection of [
      'pages',
      'platforms',
      'leads',
      'consents',
      'deliveries',
      'form-stashes',
      'users',
    ]) {
      expect((await visitor.get(`/api/${collection}`)).status(), collection).toBe(403);
    }
  });
});

// A PNG of one pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('foundation: the image optimizer takes only our own addresses', async ({
  editor,
  visitor,
}) => {
  const uploaded = await editor.post('/api/media?locale=vi', {
    multipart: {
      file: { name: 'small.png', mimeType: 'image/png', buffer: PNG },
      _payload: JSON.stringify({ alt: 'Một chấm' }),
    },
  });
  expect(uploaded.ok()).toBe(true);
  const { doc } = (await uploaded.json()) as { doc: { id: number; url: string } };
  const optimized = (url: string, quality = 75) =>
    visitor.get('/_next/image', { params: { url, w: 640, q: quality } });

  expect((await optimized(doc.url)).status()).toBe(200);
  expect((await optimized(doc.url, 100)).status()).toBe(400);
  for (const url of [
    `https://elsewhere.example${doc.url}`,
    `//elsewhere.example${doc.url}`,
    `http://127.0.0.1${doc.url}`,
    `${settings.site()}${doc.url}`,
    '/icon.svg',
    '/book-demo',
    '/api/media',
    '/api/health/ready',
    'file:///etc/passwd',
  ]) {
    expect((await optimized(url)).status(), url).toBe(400);
  }
  await discard(editor, `/api/media/${doc.id}`);
});
