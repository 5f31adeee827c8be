import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { discard, enterAs } from '../accounts-and-settings';

const PICTURE = {
  name: 'quay.png',
  mimeType: 'image/png',
  buffer: readFileSync('public/icon-512.png'),
};

const upload = (editor: APIRequestContext, words: { alt?: string }) =>
  editor.post('/api/media?locale=vi', {
    headers: { 'Accept-Language': 'vi' },
    multipart: { file: PICTURE, _payload: JSON.stringify(words) },
  });

test('a picture without alternative text is refused, with a clear message', async ({ editor }) => {
  const refused = await upload(editor, {});
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('Hãy viết điều người không nhìn thấy hình cần biết');
});

test('a picture that is dropped on a field gets its alternative text at once', async ({
  editor,
  page,
}) => {
  await enterAs(page, 'editor');
  await page.goto('/admin/collections/blogs/create?locale=vi');
  const held = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const dropped = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      dropped.items.add(new File([data], name, { type: mimeType }));
      return dropped;
    },
    { ...PICTURE, name: 'tha-vao.png', bytes: PICTURE.buffer.toString('base64') },
  );
  await page.locator('.dropzone').first().dispatchEvent('drop', { dataTransfer: held });
  const form = page.locator('.bulk-upload--file-manager');
  await form.locator('#field-alt').fill('Ảnh được thả vào');
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.locator('.upload__input, .upload-relationship-details').first()).toBeVisible();
  const found = await editor.get('/api/media?where[alt][equals]=Ảnh được thả vào&locale=vi');
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  expect(docs).toHaveLength(1);
  await discard(editor, `/api/media/${docs[0]?.id}`);
});

test('a picture in use can not be deleted; the editor gets a link to where it is used', async ({
  editor,
  page,
}) => {
  const saved = await upload(editor, { alt: 'Quầy thu ngân' });
  expect(saved.ok(), await saved.text()).toBe(true);
  const media = ((await saved.json()) as { doc: { id: number } }).doc.id;
  const made = await editor.post('/api/blogs?locale=vi', {
    data: {
      slug: 'dung-hinh',
      title: 'Dùng hình',
      cover: { file: media },
      publishedAt: '2026-11-01T09:00:00+07:00',
      _status: 'published',
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/media/${media}?locale=vi`);
  await page.locator('.doc-controls__dots').click();
  await page.locator('#action-delete').click();
  await page.locator('.confirmation-modal').locator('#confirm-action').click();
  const place = `/admin/collections/blogs/${id}?locale=vi`;
  const notice = page.locator('[data-sonner-toast]');
  const link = notice.getByRole('link', { name: 'Dùng hình', exact: true });
  await expect(link).toHaveAttribute('href', place);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(notice).not.toContainText('/admin/');

  await page.getByRole('button', { name: 'Xem nơi đang dùng' }).click();
  await expect(page.locator('[data-used-in="1"]')).toBeVisible();
  const use = page.locator('[data-used-in]').getByRole('link', { name: 'Dùng hình' });
  await expect(use).toHaveAttribute('href', new RegExp(`/collections/blogs/${id}`));

  await discard(editor, `/api/blogs/${id}`);
  await discard(editor, `/api/media/${media}`);
  const { deletedAt } = (await (await editor.get(`/api/media/${media}?trash=true`)).json()) as {
    deletedAt: string | null;
  };
  expect(deletedAt).not.toBeNull();
});

test('a picture in use is replaced by another and deleted, in one dialog', async ({
  editor,
  page,
  visitor,
}) => {
  const idOf = async (alt: string) => {
    const saved = await upload(editor, { alt });
    expect(saved.ok(), await saved.text()).toBe(true);
    return ((await saved.json()) as { doc: { id: number; filename: string } }).doc;
  };
  const [old, other] = [await idOf('Hình cũ'), await idOf('Hình mới')];
  const made = await editor.post('/api/blogs?locale=vi', {
    data: {
      slug: 'thay-hinh',
      title: 'Thay hình',
      cover: { file: old.id },
      publishedAt: '2026-11-01T09:00:00+07:00',
      _status: 'published',
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const shown = async () => (await visitor.get('/blog/thay-hinh')).text();
  expect(await shown()).toContain(encodeURIComponent(old.filename));

  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/media/${old.id}?locale=vi`);
  await page.getByRole('button', { name: 'Thay rồi xoá' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thay hình này ở mọi nơi, rồi xoá' });
  await dialog.getByRole('button', { name: 'Chọn hình thay' }).click();
  await page.locator('.list-drawer').getByText(other.filename).first().click();
  await expect(dialog.locator(`[data-replacement="${other.id}"]`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Thay và xoá' }).click();
  await page.waitForURL(/\/collections\/media(?:\?.*)?$/);

  await expect.poll(shown).toContain(encodeURIComponent(other.filename));
  expect(await shown()).not.toContain(encodeURIComponent(old.filename));
  await discard(editor, `/api/blogs/${id}`);
  await discard(editor, `/api/media/${other.id}`);
});

test('a picture is cropped around its focal point; its English version needs English alternative text', async ({
  editor,
  visitor,
  page,
}) => {
  const saved = await upload(editor, { alt: 'Quầy thu ngân' });
  expect(saved.ok(), await saved.text()).toBe(true);
  const media = ((await saved.json()) as { doc: { id: number } }).doc.id;
  const marked = await editor.patch(`/api/media/${media}?locale=vi`, {
    data: { focalX: 20, focalY: 80 },
  });
  expect(marked.ok()).toBe(true);
  const cover = { file: media };
  const made = await editor.post('/api/blogs?locale=vi', {
    data: {
      slug: 'tam-diem-cua-hinh',
      title: 'Tâm điểm của hình',
      cover,
      publishedAt: '2026-11-01T09:00:00+07:00',
      _status: 'published',
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  try {
    await page.goto('/blog/tam-diem-cua-hinh');
    const picture = page.locator('img[src*="quay"]').first();
    await expect(picture).toHaveCSS('object-position', '20% 80%');

    const english = { title: 'The focal point of a picture', cover, _status: 'published' };
    const stopped = await editor.patch(`/api/blogs/${id}?locale=en`, { data: english });
    expect(stopped.status()).toBe(400);
    expect(await stopped.text()).toMatch(/văn bản thay thế|alternative text/);
    const translated = await editor.patch(`/api/media/${media}?locale=en`, {
      data: { alt: 'A till' },
    });
    expect(translated.ok()).toBe(true);
    const live = await editor.patch(`/api/blogs/${id}?locale=en`, { data: english });
    expect(live.ok(), await live.text()).toBe(true);
    expect((await visitor.get('/en/blog/tam-diem-cua-hinh')).status()).toBe(200);
  } finally {
    await discard(editor, `/api/blogs/${id}`);
    await discard(editor, `/api/media/${media}`);
  }
});
