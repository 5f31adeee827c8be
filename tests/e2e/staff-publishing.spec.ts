import { expect } from '@playwright/test';
import { test } from './staff';
import { discard, readPage, settings } from './support';

/** The sections of the home page with another claim in its hero. */
const claiming = (sections: { blockType: string }[], title: string) =>
  sections.map((section) => (section.blockType === 'hero' ? { ...section, title } : section));

test('foundation: publishing changes the public page within seconds without a restart', async ({
  editor,
  visitor,
}) => {
  const home = async () => (await visitor.get('/')).text();
  const page = await readPage(editor, '/', 'vi');
  const title = 'Câu mới của trang chủ.';
  const sections = claiming(page.sections, title);
  const draft = await editor.patch(`/api/pages/${page.id}?locale=vi&draft=true`, {
    data: { sections, _status: 'draft' },
  });
  expect(draft.ok()).toBe(true);
  expect(await home()).not.toContain(title);

  const started = Date.now();
  const response = await editor.patch(`/api/pages/${page.id}?locale=vi`, {
    data: { sections, _status: 'published' },
  });
  expect(response.ok()).toBe(true);
  expect(await home()).toContain(title);
  console.log(`Edit to live: ${Date.now() - started} ms`);

  await editor.patch(`/api/pages/${page.id}?locale=vi`, {
    data: { sections: page.sections, _status: 'published' },
  });
  expect(await home()).not.toContain(title);
});

test('foundation: publishing one language leaves the other as it was', async ({
  editor,
  visitor,
}) => {
  const textOf = async (path: string) => (await visitor.get(path)).text();
  const shown = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const vietnamese = shown(await textOf('/'));
  expect(vietnamese.length).toBeGreaterThan(10_000);
  const page = await readPage(editor, '/', 'en');
  const title = 'A new claim of the home page.';
  const save = (sections: unknown) =>
    editor.patch(`/api/pages/${page.id}?locale=en`, { data: { sections, _status: 'published' } });
  expect((await save(claiming(page.sections, title))).ok()).toBe(true);
  expect(await textOf('/en')).toContain(title);
  expect(shown(await textOf('/'))).toBe(vietnamese);
  await save(page.sections);
  expect(await textOf('/en')).not.toContain(title);
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
  // Also after a draft has been saved on top of what is live.
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
}) => {
  const page = await readPage(editor, '/book-demo', 'en');
  const claim = 'A drafted claim.';
  const sections = page.sections.map((section) => ({ ...section, title: claim }));
  await editor.patch(`/api/pages/${page.id}?locale=en&draft=true`, {
    data: { sections, _status: 'draft' },
  });
  const preview = await editor.get('/api/preview?path=/book-demo&locale=en');
  expect(preview.url()).toMatch(/\/en\/book-demo$/);
  const previewed = await preview.text();
  expect(previewed).toContain(claim);
  expect(previewed).toContain('data-preview-bar');

  expect((await visitor.get('/api/preview?path=/book-demo&locale=en')).status()).toBe(403);
  expect(await (await visitor.get('/en/book-demo')).text()).not.toContain(claim);
  // The cookie of the preview alone, without the session, opens nothing.
  const cookies = await editor.storageState();
  const forged = await playwright.request.newContext({
    baseURL: settings.site(),
    storageState: {
      ...cookies,
      cookies: cookies.cookies.filter(({ name }) => name.startsWith('__prerender')),
    },
  });
  expect((await forged.storageState()).cookies).not.toEqual([]);
  expect(await (await forged.get('/en/book-demo')).text()).not.toContain(claim);
  await forged.dispose();
  await editor.patch(`/api/pages/${page.id}?locale=en`, {
    data: { sections: page.sections, _status: 'published' },
  });
});
