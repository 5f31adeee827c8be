import { describe, expect, it } from 'vitest';
import { slugOf } from '@/lib/fragment-id-of-text';
import { toTextParts } from '@/content/transforms/plain-text-parts';

describe('texts of editors', () => {
  it('get a fragment id made from Vietnamese words', () => {
    expect(slugOf('Đồng ý hoạt động thế nào?')).toBe('dong-y-hoat-dong-the-nao');
  });

  it('get a fragment id that starts with a letter, whatever the text', () => {
    expect(slugOf('11. Luật áp dụng')).toBe('luat-ap-dung');
    expect(slugOf('2025 – 30%')).toBe('section');
  });

  it('get unique fragment ids for equal headings', () => {
    const heading = { blockType: 'heading', text: 'Video', level: '2' } as const;
    const parts = toTextParts([heading, heading], 'vi');
    expect(parts.map((part) => 'anchor' in part && part.anchor)).toEqual(['video', 'video-2']);
  });

  it('can contain lists and tables written as lines', () => {
    const [list, table] = toTextParts(
      [
        { blockType: 'list', items: 'One\n\n Two ', numbered: true },
        { blockType: 'table', caption: 'Periods', columns: 'Data | Kept', rows: 'Phone | 1 day' },
      ],
      'en',
    );
    expect(list).toEqual({ kind: 'list', numbered: true, items: [['One'], ['Two']] });
    expect(table).toEqual({
      kind: 'table',
      anchor: 'periods',
      caption: 'Periods',
      columns: ['Data', 'Kept'],
      rows: [['Phone', '1 day']],
      bars: null,
    });
  });

  it('link to pages in the language of the text', () => {
    const part = { blockType: 'link', text: 'Security', href: '/trust' } as const;
    expect(toTextParts([part], 'en')).toEqual([
      { kind: 'link', link: { text: 'Security', href: '/en/trust' } },
    ]);
  });
});
