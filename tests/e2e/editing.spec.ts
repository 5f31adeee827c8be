import { expect, test } from '@playwright/test';
import { readPage, settings, signIn } from './support';

test.describe.configure({ mode: 'serial' });

test.describe('editing', () => {
  test('foundation: publishing changes the public page within seconds, in that language only', async ({
    request,
    playwright,
  }) => {
    await signIn(request, 'editor');
    const visitor = await playwright.request.newContext({ baseURL: settings.site() });
    const textOf = async (path: string) => (await visitor.get(path)).text();
    const english = await textOf('/en');
    const page = await readPage(request, '/', 'vi');
    const title = 'Câu mới của trang chủ.';
    const sections = page.sections.map((section) =>
      section.blockType === 'hero' ? { ...section, title } : section,
    );
    const draft = await request.patch(`/api/pages/${page.id}?locale=vi&draft=true`, {
      data: { sections, _status: 'draft' },
    });
    expect(draft.ok()).toBe(true);
    expect(await textOf('/')).not.toContain(title);

    const published = Date.now();
    const response = await request.patch(`/api/pages/${page.id}?locale=vi`, {
      data: { sections, _status: 'published' },
    });
    expect(response.ok()).toBe(true);
    expect(await textOf('/')).toContain(title);
    console.log(`Edit to live: ${Date.now() - published} ms`);
    expect(await textOf('/en')).toContain('Know every customer.');
    expect((await textOf('/en')).includes(title)).toBe(false);
    expect(english).toContain('Know every customer.');
    await visitor.dispose();
  });

  test('foundation: an unpublished page answers 404, and is back when it is published', async ({
    request,
    playwright,
  }) => {
    await signIn(request, 'editor');
    const visitor = await playwright.request.newContext({ baseURL: settings.site() });
    const created = await request.post('/api/pages?locale=vi', {
      data: {
        title: 'Trang thử',
        path: '/trang-thu',
        sections: [
          {
            blockType: 'callToAction',
            title: 'Xin chào',
            primary: { text: 'Demo', href: '/book-demo' },
          },
        ],
        _status: 'published',
      },
    });
    const { doc } = (await created.json()) as { doc: { id: number } };
    expect((await visitor.get('/trang-thu')).status()).toBe(200);
    expect((await visitor.get('/en/trang-thu')).status()).toBe(404);
    await request.patch(`/api/pages/${doc.id}?locale=vi`, { data: { _status: 'draft' } });
    expect((await visitor.get('/trang-thu')).status()).toBe(404);
    await request.patch(`/api/pages/${doc.id}?locale=vi`, { data: { _status: 'published' } });
    expect((await visitor.get('/trang-thu')).status()).toBe(200);
    await request.delete(`/api/pages/${doc.id}`);
    expect((await visitor.get('/trang-thu')).status()).toBe(404);
    await visitor.dispose();
  });

  test('foundation: a draft is previewed by editors and by nobody else', async ({
    request,
    playwright,
  }) => {
    await signIn(request, 'editor');
    const page = await readPage(request, '/book-demo', 'en');
    const sections = page.sections.map((section) => ({ ...section, title: 'A drafted claim.' }));
    await request.patch(`/api/pages/${page.id}?locale=en&draft=true`, {
      data: { sections, _status: 'draft' },
    });
    const preview = await request.get('/api/preview?path=/book-demo&locale=en');
    expect(preview.url()).toMatch(/\/en\/book-demo$/);
    expect(await preview.text()).toContain('A drafted claim.');
    expect(await preview.text()).toContain('data-preview-bar');

    const stranger = await playwright.request.newContext({ baseURL: settings.site() });
    expect((await stranger.get('/api/preview?path=/book-demo&locale=en')).status()).toBe(403);
    expect(await (await stranger.get('/en/book-demo')).text()).not.toContain('A drafted claim.');
    const cookies = await request.storageState();
    const forged = await playwright.request.newContext({
      baseURL: settings.site(),
      storageState: {
        ...cookies,
        cookies: cookies.cookies.filter(({ name }) => name.startsWith('__prerender')),
      },
    });
    expect(await (await forged.get('/en/book-demo')).text()).not.toContain('A drafted claim.');
    await stranger.dispose();
    await forged.dispose();
  });

  test('foundation: sales see leads and no page editor; editors see pages and no lead', async ({
    request,
  }) => {
    await signIn(request, 'sales');
    expect((await request.get('/api/leads')).status()).toBe(200);
    const page = await readPage(request, '/', 'vi');
    expect((await request.patch(`/api/pages/${page.id}`, { data: { title: 'x' } })).status()).toBe(
      403,
    );
    await signIn(request, 'editor');
    for (const collection of [
      'leads',
      'consents',
      'deliveries',
      'form-stashes',
      'users?where[role][equals]=sales',
    ]) {
      const response = await request.get(`/api/${collection}`);
      const { totalDocs = 0 } = (await response.json()) as { totalDocs?: number };
      expect([200, 403]).toContain(response.status());
      expect(totalDocs, collection).toBe(0);
    }
  });

  test('foundation: strangers read nothing over the admin API', async ({ playwright }) => {
    const stranger = await playwright.request.newContext({ baseURL: settings.site() });
    for (const collection of [
      'pages',
      'platforms',
      'leads',
      'consents',
      'deliveries',
      'form-stashes',
      'users',
    ]) {
      expect((await stranger.get(`/api/${collection}`)).status(), collection).toBe(403);
    }
    await stranger.dispose();
  });
});

test('foundation: the admin opens, lists pages and shows the editor of one', async ({ page }) => {
  await signIn(page.request, 'editor');
  await page.goto('/admin/collections/pages');
  await page.getByRole('link', { name: 'Đặt lịch demo' }).first().click();
  await expect(page.locator('#field-title')).toHaveValue('Đặt lịch demo');
  await expect(page.locator('nav.nav__wrap')).not.toContainText('Khách tiềm năng');
});
