import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { addressedLists } from '@/lib/urls-of-entry-lists';
import { stateOf } from '@/lib/rich-text/lexical-state';
import { emptyCms } from '../../support/cms-on-empty-database';
import { entryData, slugFor } from '../../support/sample-entries-of-contract-lists';
import { pageAt } from '../../support/rendered-page-text';

vi.mock('@/content/may-preview-drafts', () => ({
  mayPreview: async (headers: Headers) => headers.has('x-editor'),
}));

const site = emptyCms();
const editor = new Headers({ 'x-editor': '1' });

/** The answer of the preview endpoint to the values of a form. */
async function madeOf(body: unknown, headers = editor) {
  const { unsavedPage } = await import('@/site/routes/unsaved-preview-page');
  return unsavedPage(headers, async () => (typeof body === 'string' ? body : JSON.stringify(body)));
}

/** The page as HTML, or the status of the refusal. */
async function shown(body: unknown, headers = editor): Promise<string> {
  const { getFrame } = await import('@/content/pages/read-header-and-footer');
  const made = await madeOf(body, headers);
  if (made instanceof Response) return String(made.status);
  if (!('body' in made)) throw new Error('a screen is no page');
  return renderToStaticMarkup(made.body(await getFrame(made.locale)));
}

const call = (title: string, more: object = {}) => ({
  id: 'a1',
  blockType: 'callToAction',
  title,
  primary: { text: 'Đặt lịch', href: '/book-demo' },
  ...more,
});

let id = 0;
const page = (data: object, locale: Locale = 'vi') => ({ collection: 'pages', id, locale, data });

beforeAll(async () => {
  const base = {
    layout: 'v5',
    navTheme: 'light',
    footerTheme: 'dark',
    _status: 'published',
  } as const;
  const { payload } = site();
  const made = await payload.create({
    collection: 'pages',
    locale: 'vi',
    data: { ...base, path: '/thu', title: 'Thử', sections: [call('Đã lưu')] } as never,
  });
  id = made.id;
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { ...base, title: 'Trial', sections: [call('Saved')] } as never,
  });
});

describe('the values of a form as a page', () => {
  it('are shown through the views of the page, in the language of the form, and saved nowhere', async () => {
    const before = await site().payload.findVersions({ collection: 'pages' });
    expect(await shown(page({ sections: [call('Chưa lưu')] }))).toContain('Chưa lưu');
    expect(await shown(page({ sections: [call('Not saved')] }, 'en'))).toContain('Not saved');
    expect(await pageAt('vi', '/thu')).toContain('Đã lưu');
    expect(await pageAt('vi', '/thu')).not.toContain('Chưa lưu');
    const after = await site().payload.findVersions({ collection: 'pages' });
    expect(after.totalDocs).toBe(before.totalDocs);
  });

  it('lie over what is saved: a field that the form does not send stays', async () => {
    expect(await shown(page({ title: 'Tên mới' }))).toContain('Đã lưu');
  });

  it('name the fields that sections are written in; a page of readers names none', async () => {
    const html = await shown(page({ sections: [call('Chưa lưu')] }));
    expect(html).toContain('<template data-field="sections.a1">');
    const readers = await pageAt('vi', '/thu');
    expect(readers).not.toContain('data-field');
    expect(readers).not.toContain('<template');
  });

  it('keep the address that is saved', async () => {
    const html = await shown(page({ path: '/elsewhere', sections: [call('Chưa lưu')] }));
    expect(html).not.toContain('/elsewhere');
  });

  it.each(addressedLists)('of %s are shown, with the text of the editor', async (collection) => {
    const { payload } = site();
    const data = {
      ...entryData(payload, collection, 'Mot-chu'),
      ...slugFor(payload, collection, 'mot-chu'),
    };
    const made = await payload.create({ collection, locale: 'vi', data: data as never });
    const { flattenedFields } = payload.collections[collection].config;
    const hasText = flattenedFields.some(({ name }) => name === 'content');
    const content = stateOf([
      { type: 'paragraph', children: [{ type: 'text', text: 'Đoạn chưa lưu', format: 1 }] },
    ]);
    const values = {
      ...entryData(payload, collection, 'Hai-chu'),
      ...(hasText ? { content } : {}),
    };
    const html = await shown({ collection, id: made.id, locale: 'vi', data: values });
    expect(html).toContain('Hai-chu');
    expect(html).not.toContain('Mot-chu');
    if (hasText) expect(html).toContain('Đoạn chưa lưu');
    if (hasText) expect(html).toContain('data-field="content"');
  });
});

describe('what makes no page', () => {
  it('is refused with 422 without a name, and a section that lacks something is left out', async () => {
    expect(await shown(page({ title: '' }))).toBe('422');
    const broken = { id: 'b2', blockType: 'feedbackReader', title: 'Dở', messages: [{ id: 'm' }] };
    const html = await shown(page({ sections: [call('Chưa lưu'), broken] }));
    expect(html).toContain('Chưa lưu');
    expect(html).toContain('<template data-left-out="sections.b2">');
  });

  it.each([
    ['a relation that is gone', { sections: [call('Còn đây', { image: 999_999 })] }],
    ['sections that are no list', { sections: 'none' }],
    ['a text that is no text', { title: 'x', sections: [call('Còn đây', { text: { a: 1 } })] }],
    ['empty lists as a form has them', { sections: 0, seo: '' }],
    ['a section of no type', { sections: [{ id: 'x' }, call('Còn đây')] }],
    ['nulls', { title: 'x', sections: [null, null], seo: null, layout: null }],
    ['numbers', { title: 7, sections: 7, seo: 7 }],
  ])('never ends in an error: %s', async (_, data) => {
    const html = await shown(page(data));
    expect(html === '422' || html.includes('<main')).toBe(true);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['another type', { collection: 'users', id: 1, locale: 'vi', data: {} }],
    ['no id', { collection: 'pages', id: 'x', locale: 'vi', data: {} }],
    ['an id beyond the database', { collection: 'pages', id: 2 ** 31, locale: 'vi', data: {} }],
    ['another language', { collection: 'pages', id: 1, locale: 'fr', data: {} }],
    ['no data', { collection: 'pages', id: 1, locale: 'vi' }],
  ])('is refused with 400: %s', async (_, body) => {
    expect(await shown(body)).toBe('400');
  });

  it('has the code of the reason: a name that is empty, or a database that does not answer', async () => {
    const codeFor = async () => {
      const made = await madeOf(page({ title: '' }));
      return made instanceof Response ? [made.status, await made.json()] : 'a page';
    };
    expect(await codeFor()).toEqual([422, expect.objectContaining({ code: 'incomplete' })]);
    const { payload } = site();
    const read = vi.spyOn(payload, 'findByID');
    for (const [code, status, name] of [
      ['57014', 503, 'unavailable'],
      ['ECONNREFUSED', 503, 'unavailable'],
      ['22P02', 422, 'not-showable'],
    ] as const) {
      read.mockRejectedValueOnce(Object.assign(new Error('refused'), { code }));
      expect(await codeFor()).toEqual([status, expect.objectContaining({ code: name })]);
    }
    read.mockRestore();
  });

  it('reads no document that has no page, wherever a text leads', async () => {
    const { payload } = site();
    const collection = 'blogs';
    const data = {
      ...entryData(payload, collection, 'Dan-di'),
      ...slugFor(payload, collection, 'dan-di'),
    };
    const made = await payload.create({ collection, locale: 'vi', data: data as never });
    const asked = vi.spyOn(payload.db, 'find');
    const link = (relationTo: string) => ({
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo, value: 1 } },
      children: [{ type: 'text', text: `Tới ${relationTo}`, format: 0 }],
    });
    const content = stateOf([
      { type: 'paragraph', children: [link('leads'), link('users'), link('pages')] },
    ]);
    const values = { ...entryData(payload, collection, 'Dan-di'), content };
    const html = await shown({ collection, id: made.id, locale: 'vi', data: values });
    expect(html).toContain('Tới leads');
    const read = asked.mock.calls.map(([{ collection: from }]) => from);
    asked.mockRestore();
    expect(read).toContain('pages');
    expect(read).not.toContain('leads');
    expect(read).not.toContain('users');
  });

  it('is refused with 404 for a document that is not there', async () => {
    expect(await shown({ ...page({}), id: 999_999 })).toBe('404');
  });

  it('is refused with 403 before anything is read, for everybody but editors', async () => {
    expect(await shown('{', new Headers())).toBe('403');
  });
});
