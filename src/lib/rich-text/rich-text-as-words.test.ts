import { expect, it } from 'vitest';
import { fromParts } from './rich-text-from-parts';
import { blocksInWords } from './rich-text-as-words';
import { toParts } from './rich-text-to-plain-parts';

it('a text has the words of its tables, screens, notes and links where the versions are compared', () => {
  const state = fromParts([
    { blockType: 'heading', text: 'Một', level: '2' },
    { blockType: 'table', caption: 'Chờ', columns: 'Kênh | Phút', rows: 'Zalo | 5\nSms | 9' },
    { blockType: 'screen', place: 'Cài đặt', lines: '[Mời]\n- Hết', alt: 'Nút', caption: 'Ở đây' },
    { blockType: 'note', title: 'Nhớ', text: 'Gọi lại' },
    { blockType: 'link', text: 'Giá', href: '/pricing' },
  ]);
  expect(toParts(blocksInWords(state))).toEqual([
    { blockType: 'heading', text: 'Một', level: '2' },
    { blockType: 'text', text: 'Chờ' },
    { blockType: 'list', items: 'Kênh | Phút\nZalo | 5\nSms | 9', numbered: false },
    { blockType: 'list', items: 'Cài đặt\n[Mời]\n- Hết', numbered: false },
    { blockType: 'text', text: 'Nút\nỞ đây\nNhớ\nGọi lại\nGiá → /pricing' },
  ]);
  expect(blocksInWords(null)).toBeNull();
});
