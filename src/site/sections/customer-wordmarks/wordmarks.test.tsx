import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BlockOf } from '@/content/transforms/transform-context';
import type { Media } from '@/payload-types';
import { toWordmarksModel } from './model';
import { Wordmarks } from './view';

const upload = { id: 1, url: '/api/media/file/bank.png', width: 400, height: 120, alt: 'Chữ xanh' };

const block = {
  blockType: 'wordmarks',
  title: 'Khách hàng',
  names: [
    { name: 'Lúa Mới Mart', logo: '/marks.svg#rice' },
    { name: 'Ngân hàng thật', logo: '/marks.svg#tea', file: upload as Media },
    { name: 'Tên trơn' },
  ],
} as BlockOf<'wordmarks'>;

it('a customer is shown by the logo that was uploaded, else by its drawn letters, else by its name', () => {
  const html = renderToStaticMarkup(<Wordmarks model={toWordmarksModel(block)} />);
  const [first = '', second = '', third = ''] = html.split('<li').slice(1);
  expect(first).toMatch(/wordmarks[^"]*#rice"/);
  expect(first).toContain('Lúa Mới Mart');
  expect(second).toContain('bank.png');
  // Screen readers read the customer's name, not the alternative text of the file.
  expect(second).toContain('alt="Ngân hàng thật"');
  expect(second).not.toMatch(/Chữ xanh|#tea/);
  expect(third).toContain('>Tên trơn</span>');
});
