import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '../page-shell/page-shell-test-helpers';
import { test } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

type Fields = { title?: string; sections?: { id: string; blockType: string }[]; _status?: string };
type State = {
  languages: Record<'vi' | 'en', { live: boolean; draft: boolean; toTranslate: number }>;
};

test.describe('a missing language starts with the texts of the other', () => {
  test('in the admin: one click copies Vietnamese as an English draft, and the form lists what to translate', async ({
    editor,
    page,
    publishPage,
    visitor,
  }) => {
    const path = '/bat-dau-ban-dich';
    const id = await publishPage(path, 'vi');
    await enterAs(page, 'editor');
    await page.goto(`/admin/collections/pages/${id}?locale=vi`);
    await page.locator('#field-title').fill('Tiêu đề chưa lưu');
    const start = page.getByRole('button', { name: 'Bắt đầu bản tiếng Anh từ tiếng Việt' });
    await expect(start).toBeDisabled();
    await page.reload();
    await expect(start).toBeEnabled();
    await expectNoAxeFindings(page, '[data-differences]');
    await start.click();

    await page.waitForURL(/locale=en/);
    await expect(page.locator('[data-status="en:off"]')).toContainText(
      /bản nháp, còn \d+ chỗ cần dịch/,
    );
    await expect(page.locator('[data-publish-checks]')).toContainText('Còn tiếng Việt');
    await expect(start).toHaveCount(0);
    const read = async (locale: string, draft: boolean) =>
      (await (
        await editor.get(
          `/api/pages/${id}?locale=${locale}&draft=${draft}&depth=0&fallback-locale=none`,
        )
      ).json()) as Fields;
    const [vi, en] = [await read('vi', true), await read('en', true)];
    expect(en).toMatchObject({ title: vi.title, _status: 'draft' });
    expect(en.sections?.map(({ blockType }) => blockType)).toEqual(
      vi.sections?.map(({ blockType }) => blockType),
    );
    expect(vi._status).toBe('published');
    expect((await visitor.get(path)).status()).toBe(200);
    expect((await visitor.get(`/en${path}`)).status()).toBe(404);

    const state = (await (await editor.get(`/api/pages/${id}/desk`)).json()) as State;
    expect(state.languages.vi).toMatchObject({ live: true, draft: false, toTranslate: 0 });
    const refused = await editor.patch(`/api/pages/${id}?locale=en`, {
      data: { _status: 'published' },
    });
    expect(refused.status(), 'Vietnamese is not published as English').toBe(400);
  });

  test('and never over what a colleague has written', async ({ editor, publishPage }) => {
    const id = await publishPage('/khong-chep-de', 'vi');
    const start = (data: object) => editor.post(`/api/pages/${id}/start-translation`, { data });
    const title = 'Written by a colleague';
    await editor.patch(`/api/pages/${id}?locale=en&draft=true`, { data: { title } });
    expect((await start({ language: 'en' })).status()).toBe(409);
    const english = await editor.get(`/api/pages/${id}?locale=en&draft=true&depth=0`);
    expect(((await english.json()) as Fields).title).toBe(title);
    for (const data of [{}, { language: 'fr' }, { language: ['en'] }]) {
      expect((await start(data)).status(), JSON.stringify(data)).toBe(400);
    }
    const nothing = await editor.post('/api/pages/99999/start-translation', {
      data: { language: 'en' },
    });
    expect(nothing.status()).toBe(404);
  });

  test('not by somebody who does not edit', async ({ publishPage, request }) => {
    const id = await publishPage('/khong-phai-bien-tap', 'vi');
    const answer = await request.post(`/api/pages/${id}/start-translation`, {
      data: { language: 'en' },
    });
    expect(answer.status()).toBe(403);
  });
});
