import { expect, it, vi } from 'vitest';
import { emptyCms } from '../../support/cms-on-empty-database';
import { entryData } from '../../support/sample-entries-of-contract-lists';
import { pageAt } from '../../support/rendered-page-text';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const site = emptyCms({
  fill: async (payload) => {
    const collection = 'customer-quotes';
    const quote = { ...entryData(payload, collection, 'Mot-chu'), slug: 'mot-chu' } as never;
    await payload.create({ collection, locale: 'vi', data: quote });
    await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: {
        path: '/thu',
        title: 'Thử',
        layout: 'v5',
        navTheme: 'light',
        footerTheme: 'dark',
        sections: [{ blockType: 'customerQuotes', title: 'Khách nói' }],
        _status: 'published',
      },
    });
  },
});

it('one rendering reads a page once and makes its sections once, for title and body together', async () => {
  const find = vi.spyOn(site().payload, 'find');
  expect(await pageAt('vi', '/thu')).toContain('Mot-chu');
  const read = find.mock.calls.map(([{ collection }]) => collection);
  expect(read.filter((collection) => collection === 'pages')).toHaveLength(1);
  expect(read.filter((collection) => collection === 'customer-quotes')).toHaveLength(1);
});
