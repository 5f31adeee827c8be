import type { ClientConfig } from 'payload';
import { describe, expect, it } from 'vitest';
import { fieldsOfList, inOneLanguage, withoutFields } from './config-for-browsers';

const words = (vi: string, en: string) => ({ vi, en });

const section = {
  slug: 'plans',
  labels: { singular: words('Bảng giá', 'Plans') },
  fields: [
    { name: 'title', type: 'text', label: words('Tiêu đề', 'Title') },
    {
      name: 'variant',
      type: 'select',
      label: words('Kiểu', 'Kind'),
      options: [{ value: 'cards', label: words('Thẻ', 'Cards') }],
    },
    {
      name: 'layout',
      type: 'select',
      options: [{ value: 'v5', label: words('Đầy đủ', 'Full') }],
    },
  ],
};

const sections = { name: 'sections', type: 'blocks', blocks: [section] };

const config = {
  admin: { user: 'users' },
  collections: [
    {
      slug: 'pages',
      labels: { singular: words('Trang', 'Page') },
      admin: { useAsTitle: 'title' },
      fields: [{ name: 'title', type: 'text', label: words('Tên', 'Name') }, sections],
    },
    {
      slug: 'days',
      admin: { useAsTitle: 'day' },
      fields: [
        { name: 'day', type: 'date' },
        { name: 'note', type: 'text' },
      ],
    },
  ],
  globals: [{ slug: 'settings', fields: [{ name: 'phone', type: 'text' }] }],
} as unknown as ClientConfig;

describe('the configuration that browsers get', () => {
  it('has texts in one language; sections and their variants are searched in both', () => {
    for (const [language, page, title, kind, full] of [
      ['vi', 'Trang', 'Tiêu đề', 'Kiểu', 'Đầy đủ'],
      ['en', 'Page', 'Title', 'Kind', 'Full'],
    ] as const) {
      const [pages] = inOneLanguage(config, language).collections;
      expect(pages?.labels.singular).toBe(page);
      expect(pages?.fields[1]).toMatchObject({
        blocks: [
          {
            labels: section.labels,
            fields: [
              { label: title },
              { label: kind, options: [{ label: words('Thẻ', 'Cards') }] },
              { options: [{ label: full }] },
            ],
          },
        ],
      });
    }
  });

  it('has no fields but those by which a reference shows a date as its title', () => {
    const light = withoutFields(config);
    expect(light.collections.map(({ slug, fields }) => [slug, fields])).toEqual([
      ['pages', []],
      ['days', [{ name: 'day', type: 'date' }]],
    ]);
    expect(light.globals).toEqual([{ slug: 'settings', fields: [] }]);
    expect(config.collections[0]?.fields).toHaveLength(2);
  });

  it('is the same object for the same configuration, so that a document holds it once', () => {
    expect(withoutFields(config)).toBe(withoutFields(config));
  });

  it('of a visitor who is not signed in stays as it is', () => {
    const strange = { ...config, unauthenticated: true } as ClientConfig;
    expect(withoutFields(strange)).toBe(strange);
  });
});

it('a list has the sections only of a field that can be edited in several documents at once', () => {
  const apart = { ...sections, admin: { disableBulkEdit: true } };
  const fields = [sections, apart] as unknown as Parameters<typeof fieldsOfList>[0];
  expect(fieldsOfList(fields)).toEqual([sections, { ...apart, blocks: [] }]);
});
