import { expect } from '@playwright/test';
import { pageData, test } from './admin-test-fixtures';
import { openList } from './admin-screen-test-helpers';
import { discard, enterAs, readPage, settings } from '../accounts-and-settings';

/** The sections of a page, all with this title. */
const claiming = (sections: { blockType: string }[], title: string) =>
  sections.map((section) => ({ ...section, title }));

test('foundation: publishing changes the public page within seconds without a restart', async ({
  editor,
  visitor,
  publishPage,
}) => {
  await publishPage('/cau-moi', 'vi');
  const shown = async () => (await visitor.get('/cau-moi')).text();
  const page = await readPage(editor, '/cau-moi', 'vi');
  const title = 'Câu mới của trang.';
  const sections = claiming(page.sections, title);
  const draft = await editor.patch(`/api/pages/${page.id}?locale=vi&draft=true`, {
    data: { sections, _status: 'draft' },
  });
  expect(draft.ok()).toBe(true);
  expect(await shown()).not.toContain(title);

  const started = Date.now();
  const response = await editor.patch(`/api/pages/${page.id}?locale=vi`, {
    data: { sections, _status: 'published' },
  });
  expect(response.ok()).toBe(true);
  expect(await shown()).toContain(title);
  console.log(`Edit to live: ${Date.now() - started} ms`);

  await editor.patch(`/api/pages/${page.id}?locale=vi`, {
    data: { sections: page.sections, _status: 'published' },
  });
  expect(await shown()).not.toContain(title);
});

test('foundation: publishing one language leaves the other as it was', async ({
  editor,
  visitor,
  publishPage,
}) => {
  const textOf = async (path: string) => (await visitor.get(path)).text();
  const shown = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const id = await publishPage('/mot-tieng', 'vi');
  const save = (data: object) =>
    editor.patch(`/api/pages/${id}?locale=en`, { data: { ...data, _status: 'published' } });
  expect((await save(pageData('en'))).ok()).toBe(true);
  const vietnamese = shown(await textOf('/mot-tieng'));
  expect(vietnamese).toContain('Trang thử');
  const { sections } = await readPage(editor, '/mot-tieng', 'en');
  const title = 'A new claim of the page.';
  expect((await save({ sections: claiming(sections, title) })).ok()).toBe(true);
  expect(await textOf('/en/mot-tieng')).toContain(title);
  expect(shown(await textOf('/mot-tieng'))).toBe(vietnamese);
  await save({ sections });
  expect(await textOf('/en/mot-tieng')).not.toContain(title);
});

test('foundation: an unpublished address is 404 in its language, and is back when it is published', async ({
  editor,
  visitor,
  publishPage,
}) => {
  const statusOf = async (path: string) => (await visitor.get(path)).status();
  const id = await publishPage('/trang-thu', 'vi');
  expect(await statusOf('/trang-thu')).toBe(200);
  expect(await statusOf('/en/trang-thu')).toBe(404);
  await editor.patch(`/api/pages/${id}?locale=vi`, { data: { _status: 'draft' } });
  expect(await statusOf('/trang-thu')).toBe(404);
  expect(await (await visitor.get('/trang-thu')).text()).toContain('Không có trang nào');
  await editor.patch(`/api/pages/${id}?locale=vi`, { data: { _status: 'published' } });
  expect(await statusOf('/trang-thu')).toBe(200);
  // The page stays published after a newer draft is saved.
  await editor.patch(`/api/pages/${id}?locale=vi&draft=true`, {
    data: { title: 'Bản nháp', _status: 'draft' },
  });
  expect(await statusOf('/trang-thu')).toBe(200);
  await editor.patch(`/api/pages/${id}?locale=vi`, { data: { _status: 'draft' } });
  expect(await statusOf('/trang-thu')).toBe(404);
  await editor.patch(`/api/pages/${id}?locale=vi`, { data: { _status: 'published' } });
  expect(await statusOf('/trang-thu')).toBe(200);
  await discard(editor, `/api/pages/${id}`);
  expect(await statusOf('/trang-thu')).toBe(404);
});

test('foundation: a draft shows only to a signed-in editor or admin', async ({
  editor,
  visitor,
  playwright,
  publishPage,
}) => {
  await publishPage('/drafted', 'en');
  const page = await readPage(editor, '/drafted', 'en');
  const claim = 'A drafted claim.';
  const sections = claiming(page.sections, claim);
  await editor.patch(`/api/pages/${page.id}?locale=en&draft=true`, {
    data: { sections, _status: 'draft' },
  });
  const preview = await editor.get('/api/preview?path=/drafted&locale=en');
  expect(preview.url()).toMatch(/\/en\/drafted$/);
  const previewed = await preview.text();
  expect(previewed).toContain(claim);
  expect(previewed).toContain('data-preview-bar');

  expect((await visitor.get('/api/preview?path=/drafted&locale=en')).status()).toBe(403);
  expect(await (await visitor.get('/en/drafted')).text()).not.toContain(claim);
  // The preview cookie without the session gives no access.
  const cookies = await editor.storageState();
  const forged = await playwright.request.newContext({
    baseURL: settings.site(),
    storageState: {
      ...cookies,
      cookies: cookies.cookies.filter(({ name }) => name === 'preview'),
    },
  });
  expect((await forged.storageState()).cookies).not.toEqual([]);
  expect(await (await forged.get('/en/drafted')).text()).not.toContain(claim);
  await forged.dispose();
});

test('an editor is told once where a page is used before it is unpublished', async ({
  editor,
  visitor,
  publishPage,
}) => {
  const id = await publishPage('/go-xuong', 'vi');
  const linking = await publishPage('/dan-toi-go-xuong', 'vi', {
    title: 'Dẫn tới',
    sections: [
      { blockType: 'callToAction', title: 'Xem', primary: { text: 'Xem', href: '/go-xuong' } },
    ],
  });
  const unpublish = () =>
    editor.patch(`/api/pages/${id}?locale=vi`, {
      headers: { 'Accept-Language': 'vi' },
      data: { _status: 'draft' },
    });
  const warned = await unpublish();
  expect(warned.status()).toBe(409);
  const said = await warned.text();
  expect(said).toContain('Chưa gỡ gì cả');
  expect(said).toContain(`/admin/collections/pages/${linking}?locale=vi`);
  expect((await visitor.get('/go-xuong')).status()).toBe(200);
  expect((await unpublish()).status()).toBe(200);
  await expect.poll(async () => (await visitor.get('/go-xuong')).status()).toBe(404);
});

const linkTo = (href: string) => ({
  sections: [{ blockType: 'callToAction', title: 'Xem', primary: { text: 'Xem', href } }],
});

test('several pages are unpublished from the list: those in use stay until the editor repeats it', async ({
  page,
  visitor,
  publishPage,
}) => {
  const statusOf = async (path: string) => (await visitor.get(path)).status();
  const linked = await publishPage('/go-nhieu-co-dan', 'vi', { title: 'Có nơi dẫn tới' });
  const free = await publishPage('/go-nhieu-tu-do', 'vi', { title: 'Không nơi nào dẫn tới' });
  const linking = await publishPage('/dan-toi-go-nhieu', 'vi', {
    title: 'Nơi dẫn tới',
    ...linkTo('/go-nhieu-co-dan'),
  });
  await enterAs(page, 'editor');
  const where = `where[id][in]=${linked},${free}`;
  const unpublish = async (names: readonly string[]) => {
    await openList(page, `/admin/collections/pages?locale=vi&${where}`);
    for (const name of names) {
      const row = page.locator('tbody tr').filter({ hasText: name });
      await row.locator('.select-row__checkbox input').check();
    }
    await page
      .locator('.list-selection')
      .getByRole('button', { name: 'Gỡ xuống', exact: true })
      .click();
    await page.locator('dialog[open], .confirmation-modal').locator('#confirm-action').click();
  };
  await unpublish(['Có nơi dẫn tới', 'Không nơi nào dẫn tới']);
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Chưa gỡ gì cả' });
  const place = notice.getByRole('link', { name: 'Nơi dẫn tới', exact: true });
  await expect(place).toHaveAttribute('href', `/admin/collections/pages/${linking}?locale=vi`);
  await expect.poll(() => statusOf('/go-nhieu-tu-do')).toBe(404);
  expect(await statusOf('/go-nhieu-co-dan')).toBe(200);
  await unpublish(['Có nơi dẫn tới']);
  await expect.poll(() => statusOf('/go-nhieu-co-dan')).toBe(404);
});

test('a warning before unpublishing does not count before a deletion, nor the reverse', async ({
  editor,
  visitor,
  publishPage,
}) => {
  const acts = {
    unpublish: { _status: 'draft' },
    remove: { deletedAt: new Date().toISOString() },
  };
  for (const [first, second] of [
    ['unpublish', 'remove'],
    ['remove', 'unpublish'],
  ] as const) {
    const path = `/canh-bao-${first}`;
    const id = await publishPage(path, 'vi');
    await publishPage(`/dan-toi-canh-bao-${first}`, 'vi', linkTo(path));
    const attempt = async (act: 'unpublish' | 'remove') =>
      (await editor.patch(`/api/pages/${id}?locale=vi`, { data: acts[act] })).status();
    expect(await attempt(first)).toBe(409);
    expect(await attempt(second)).toBe(409);
    expect((await visitor.get(path)).status()).toBe(200);
    expect(await attempt(second)).toBe(200);
    expect((await visitor.get(path)).status()).toBe(404);
  }
});
