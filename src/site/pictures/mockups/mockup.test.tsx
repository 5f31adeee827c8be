import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toExhibit } from '@/site/pictures/mockups/parse-mockup';
import { Exhibit } from '@/site/pictures/mockups/mockup';

const source = {
  kind: 'survey',
  from: 'Cửa hàng, 16:55',
  title: 'Dễ hay khó?',
  lines: '2/5\nVướng ở đâu?\n_ Chờ lâu\n> Dạ em xin lỗi\nHạn | Thứ Sáu, 17:00',
  actions: '* Chờ thu ngân\nThủ tục',
} as const;

describe('pictures drawn from an editor’s text', () => {
  it('read the short notation for lines and buttons', () => {
    expect(toExhibit(source)).toEqual({
      kind: 'survey',
      from: 'Cửa hàng, 16:55',
      title: 'Dễ hay khó?',
      lines: [
        { kind: 'score', chosen: 2, of: 5 },
        { kind: 'text', text: 'Vướng ở đâu?' },
        { kind: 'typed', text: 'Chờ lâu' },
        { kind: 'ours', text: 'Dạ em xin lỗi' },
        { kind: 'fact', label: 'Hạn', value: 'Thứ Sáu, 17:00' },
      ],
      actions: [
        { text: 'Chờ thu ngân', chosen: true },
        { text: 'Thủ tục', chosen: false },
      ],
    });
  });

  it.each([
    ['0/5', { kind: 'score', chosen: 0, of: 5 }],
    ['2/7', { kind: 'score', chosen: 2, of: 7 }],
    ['6/5', { kind: 'text', text: '6/5' }],
    ['2/9', { kind: 'text', text: '2/9' }],
  ])('read a scale of five or seven: %s', (written, line) => {
    const { lines } = toExhibit({ kind: 'survey', from: 'OA', lines: written });
    expect(lines).toEqual([line]);
  });

  it('leave empty parts empty', () => {
    const { title, lines, actions } = toExhibit({ kind: 'zns', from: 'OA', lines: null });
    expect({ title, lines, actions }).toEqual({ title: null, lines: [], actions: [] });
  });

  it('keep every line of a conversation', () => {
    const { lines } = toExhibit({ kind: 'chat', from: 'OA', lines: 'Size 38 | 39?\n> Dạ 39 ạ' });
    expect(lines).toEqual([
      { kind: 'text', text: 'Size 38 | 39?' },
      { kind: 'ours', text: 'Dạ 39 ạ' },
    ]);
  });

  it.each(['zns', 'chat', 'survey', 'card', 'task'] as const)(
    'show every word of a %s as text, with nothing to click',
    (kind) => {
      const lines = kind === 'chat' ? 'Còn hàng không?\n> Dạ còn ạ' : 'Còn hàng không?';
      const html = renderToStaticMarkup(
        <Exhibit model={toExhibit({ kind, from: 'Zalo OA', lines })} />,
      );
      expect(html).toContain('Zalo OA');
      expect(html).toContain('Còn hàng không?');
      expect(html).not.toMatch(/<button|<a |<input/);
    },
  );
});
