import { expect, type Page } from '@playwright/test';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { screen } from './admin-screen-test-helpers';
import { pageData, test } from './admin-test-fixtures';
import {
  accounts,
  discard,
  enterAs,
  readPage,
  rowsOf,
  runMinuteJobs,
} from '../accounts-and-settings';

const checks = (page: Page) => page.locator('[data-publish-checks]');
const publish = (page: Page) => page.locator('#action-save');
const status = (page: Page, language: 'vi' | 'en', is: 'live' | 'off') =>
  page.locator(`[data-status="${language}:${is}"]`);

/** Opens the form of a page in one language, and waits for the panels beside it. */
async function openForm(page: Page, id: number, locale: 'vi' | 'en'): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}?locale=${locale}`);
  await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
  await expect(checks(page)).not.toHaveAttribute('data-publish-checks', 'waiting');
}

test.describe('the editing desk, in the admin', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  test('the publish checks stop an editor, who fixes the page and publishes one language', async ({
    page,
    publishPage,
    visitor,
  }) => {
    const id = await publishPage('/ban-bien-tap', 'vi');
    await openForm(page, id, 'vi');
    await expect(status(page, 'vi', 'live')).toBeVisible();
    await expect(status(page, 'en', 'off')).toBeVisible();
    await expect(page.locator('[data-differences]')).toContainText('Chưa có bản tiếng Anh.');

    const link = page.locator('#field-sections__0__primary__href');
    await link.fill('/khong-co-trang-nay');
    await expect(checks(page)).toHaveAttribute('data-publish-checks', '1');
    await expect(checks(page)).toContainText('Không có trang nào ở /khong-co-trang-nay');
    await publish(page).click();
    await expect(page.locator('.toast-error, [data-type="error"]').first()).toContainText(
      'Ô sau chưa đúng',
    );
    expect(await (await visitor.get('/ban-bien-tap')).text()).not.toContain('khong-co-trang-nay');

    await link.fill('/pricing');
    await page.locator('#field-sections__0__title').fill('Lời mời mới');
    await expect(checks(page)).toHaveAttribute('data-publish-checks', '0');
    await publish(page).click();
    await expect
      .poll(async () => (await visitor.get('/ban-bien-tap')).text())
      .toContain('Lời mời mới');
    expect((await visitor.get('/en/ban-bien-tap')).status()).toBe(404);
  });

  test('a section is found by another of its names and added by keyboard, and its first field waits for words', async ({
    page,
    publishPage,
  }) => {
    const id = await publishPage('/them-phan-bang-phim', 'vi');
    await openForm(page, id, 'vi');
    await page.locator('.blocks-field__drawer-toggler').first().press('Enter');
    const chooser = page.getByRole('dialog', { name: 'Thêm: Phần' });
    const search = chooser.getByPlaceholder('Tìm phần');
    await expect(search).toBeFocused();
    await page.keyboard.type('không có');
    await expect(chooser.getByRole('status')).toContainText('Không có phần nào tên như');
    await search.fill('faq');
    await expect(chooser.getByRole('status')).toHaveText('Có 1 phần.');
    await page.keyboard.press('Tab');
    await expect(chooser.getByRole('button', { name: 'Câu hỏi thường gặp' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#sections-row-1').locator(':focus')).toHaveCount(1);
    await expect(page.locator('#sections-row-1 :is(input, textarea):focus')).toBeInViewport();
    await expect(page.getByText('Đã thêm phần Câu hỏi thường gặp.')).toBeAttached();
  });

  test('translates a page; English goes live by its own button and is logged', async ({
    page,
    editor,
    publishPage,
    visitor,
  }) => {
    const id = await publishPage('/dich', 'vi');
    const draft = await editor.patch(`/api/pages/${id}?locale=en&draft=true`, {
      data: {
        title: 'Translated',
        sections: [
          {
            blockType: 'callToAction',
            title: 'A translated claim',
            primary: { text: 'Book', href: '/book-demo' },
          },
        ],
        _status: 'draft',
      },
    });
    expect(draft.ok()).toBe(true);
    await openForm(page, id, 'en');
    expect((await visitor.get('/en/dich')).status()).toBe(404);
    await publish(page).click();
    await expect(status(page, 'en', 'live')).toBeVisible();
    await expect.poll(async () => (await visitor.get('/en/dich')).status()).toBe(200);
    const logged = await rowsOf<{ action: string; by: string }>(
      `SELECT action, "by" FROM publications WHERE document = $1 AND language = 'en'`,
      [id],
    );
    expect(logged).toEqual([{ action: 'publish', by: accounts.editor }]);
  });

  test('changes an address in a dialog that lists the live pages linking to it; the old address redirects', async ({
    page,
    publishPage,
    visitor,
  }) => {
    const id = await publishPage('/dia-chi-cu', 'vi');
    await openForm(page, id, 'vi');
    await page.getByRole('button', { name: 'Đổi địa chỉ' }).click();
    await page.getByLabel('Địa chỉ mới').fill('/dia-chi-moi');
    await page.getByRole('button', { name: 'Xem điều gì sẽ đổi' }).click();
    await expect(page.locator('[data-move-plan]')).toContainText('/dia-chi-cu → /dia-chi-moi');
    await page.locator('.admin-modal').getByRole('button', { name: 'Đổi địa chỉ' }).click();
    await expect.poll(async () => (await visitor.get('/dia-chi-moi')).status()).toBe(200);
    const old = await visitor.get('/dia-chi-cu', { maxRedirects: 0 });
    expect(old.status()).toBe(308);
    expect(old.headers().location).toMatch(/\/dia-chi-moi$/);
    // The old URL redirects even in a browser with the preview cookie, while there is no draft.
    await page.request.get('/api/preview?path=/dia-chi-moi&locale=vi');
    const previewed = () => page.request.get('/dia-chi-cu?a=1', { maxRedirects: 0 });
    expect((await previewed()).status()).toBe(308);
    expect((await previewed()).headers().location).toMatch(/\/dia-chi-moi\?a=1$/);
    await page.request.post('/api/pages?locale=vi&draft=true', {
      data: { ...pageData('vi'), path: '/dia-chi-cu', _status: 'draft' },
    });
    expect((await previewed()).status()).toBe(200);
    expect((await visitor.get('/dia-chi-cu', { maxRedirects: 0 })).status()).toBe(308);
    await discard(page.request, '/api/pages?where[path][equals]=/dia-chi-cu');
  });

  test('restores an older version of one language as a draft', async ({
    page,
    editor,
    publishPage,
    visitor,
  }) => {
    const id = await publishPage('/khoi-phuc', 'vi');
    await editor.patch(`/api/pages/${id}?locale=vi`, {
      data: { title: 'Tên sau', _status: 'published' },
    });
    const versions = (await (
      await editor.get(`/api/pages/versions?where[parent][equals]=${id}&locale=vi&depth=0`)
    ).json()) as { docs: { id: number; updatedAt: string; version: { title: string } }[] };
    const first = versions.docs.find(({ version }) => version.title === 'Trang thử');
    const versionIn = (language: string) =>
      `/admin/collections/pages/${id}/versions/${first?.id}?locale=${language}`;
    await test.step('a refused restore says why', async () => {
      await page.goto(versionIn('en'));
      await page.getByRole('button', { name: 'Khôi phục về phiên bản này' }).click();
      await page.getByRole('button', { name: /Xác nhận|Confirm/ }).click();
      await expect(page.locator('[data-sonner-toast]')).toHaveText(
        'Phiên bản này không có gì bằng ngôn ngữ đang chọn.',
      );
    });
    await page.goto(versionIn('vi'));
    await page.getByRole('button', { name: 'Khôi phục về phiên bản này' }).click();
    const hour = { hour: '2-digit', minute: '2-digit', timeZone: OFFICE_ZONE } as const;
    const written = new Date(first!.updatedAt).toLocaleTimeString('vi', hour);
    await expect(page.getByRole('dialog')).toContainText(written);
    await page.getByRole('button', { name: /Xác nhận|Confirm/ }).click();
    await page.waitForURL(new RegExp(`/collections/pages/${id}`));
    await expect
      .poll(async () => (await readPage(editor, '/khoi-phuc', 'vi')).title)
      .toBe('Trang thử');
    expect(await (await visitor.get('/khoi-phuc')).text()).toContain('Tên sau');
  });
});

test('schedules a language; the calendar shows it, and it is published at its time', async ({
  editor,
  publishPage,
  visitor,
}) => {
  const at = new Date(Date.now() + 3_600_000);
  const planAs = async (path: string, title: string) => {
    const id = await publishPage(path, 'vi', { title, _status: 'draft' });
    expect((await visitor.get(path)).status()).toBe(404);
    const planned = await editor.post('/api/schedules', {
      data: {
        document: { relationTo: 'pages', value: id },
        action: 'publish',
        language: 'vi',
        at: at.toISOString(),
        at_tz: 'Asia/Ho_Chi_Minh',
      },
    });
    expect(planned.ok()).toBe(true);
    return ((await planned.json()) as { doc: { id: number } }).doc.id;
  };
  const due = await planAs('/hen-gio', 'Trang hẹn giờ');
  await planAs('/hen-gio-sau', 'Trang hẹn giờ sau');
  const month = at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).slice(0, 7);
  const calendar = await screen(editor, `/admin/publishing-calendar?month=${month}`);
  const links = calendar.querySelectorAll('a').map((link) => link.textContent.trim());
  expect(links).toContainEqual(expect.stringMatching(/Xuất bản Trang hẹn giờ \(vi\)/));
  await rowsOf('UPDATE schedules SET at = now() WHERE id = $1', [due]);
  await runMinuteJobs();
  expect((await visitor.get('/hen-gio')).status()).toBe(200);
  expect((await visitor.get('/hen-gio-sau')).status()).toBe(404);
});

test('the dashboard in both languages lists what is missing', async ({ editor, publishPage }) => {
  const id = await publishPage('/chi-mot-ban', 'vi');
  const row = (await screen(editor, '/admin/parity')).querySelector(
    `[data-differences="pages:${id}"]`,
  );
  expect(row?.textContent).toContain('tiếng Anh');
});

test('the list of sample content links to each form', async ({ editor }) => {
  const list = await screen(editor, '/admin/samples');
  const rows = list.querySelectorAll('[data-sample^="pages:"]');
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [, id, language] = row.getAttribute('data-sample')?.split(':') ?? [];
    const form = `/admin/collections/pages/${id}?locale=${language}`;
    expect(row.querySelector('a')?.getAttribute('href')).toBe(form);
  }
  expect(list.textContent).toContain('https://social.tamvia.example/zalo');
});

test('a duplicate is a draft in both languages, at an address of its own', async ({
  editor,
  visitor,
}) => {
  for (const [list, address] of [
    ['pages', '/pricing'],
    ['blogs', undefined],
  ] as const) {
    const query = new URLSearchParams({ limit: '1', depth: '0', locale: 'vi', sort: 'id' });
    if (address) query.set('where[path][equals]', address);
    const found = await editor.get(`/api/${list}?${query}`);
    expect(found.ok(), await found.text()).toBe(true);
    const { docs } = (await found.json()) as { docs: { id: number }[] };
    const copied = await editor.post(`/api/${list}/${docs[0]?.id}/duplicate`);
    expect(copied.ok()).toBe(true);
    const { doc } = (await copied.json()) as { doc: { id: number; path?: string; slug?: string } };
    const state = (await (await editor.get(`/api/${list}/${doc.id}/desk`)).json()) as {
      languages: Record<'vi' | 'en', { live: boolean; draft: boolean }>;
    };
    const draft = { live: false, draft: true };
    expect(state.languages).toMatchObject({ vi: draft, en: draft });
    expect((await visitor.get(doc.path ?? `/blog/${doc.slug}`)).status()).toBe(404);
    await discard(editor, `/api/${list}/${doc.id}`);
  }
});
