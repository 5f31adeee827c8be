import { describe, expect, it } from 'vitest';
import { fromParts } from './rich-text-from-parts';
import { type RichNode, nodesOf, stateOf } from './lexical-state';
import { cleanState, isText } from './remove-unsupported-formatting';

const word = (text: string, format = 0, style = ''): RichNode => ({
  type: 'text',
  text,
  format,
  style,
});
const cleaned = (...nodes: RichNode[]) => nodesOf(cleanState(stateOf(nodes)));

describe('what is saved of a text of the editor', () => {
  it('is the text itself, when it has only what the site shows', () => {
    const state = fromParts([
      { blockType: 'heading', text: 'Một', level: '3', anchor: 'mot' },
      { blockType: 'text', text: 'Hai\nBa' },
      { blockType: 'list', items: 'Bốn\nNăm', numbered: true },
      { blockType: 'note', title: 'Sáu', text: 'Bảy' },
      { blockType: 'screen', place: 'Cài đặt', lines: '(1) [Mời]', alt: 'Nút Mời' },
    ]);
    expect(cleanState(state)).toEqual(state);
    expect(cleanState(null)).toBeNull();
  });

  it('has no colours, sizes, underlines, alignment and empty paragraphs', () => {
    const node = {
      type: 'paragraph',
      format: 'center',
      indent: 2,
      children: [word('Đậm gạch', 1 | 8, 'color: red')],
    };
    expect(cleaned(node, { type: 'paragraph', children: [word('  ')] })).toMatchObject([
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        children: [{ text: 'Đậm gạch', format: 1, style: '' }],
      },
    ]);
    expect(cleanState(stateOf([{ type: 'paragraph', children: [] }]))).toBeNull();
  });

  it('has headings of two levels, and lists without boxes', () => {
    const heading = (tag: string) => ({ type: 'heading', tag, children: [word(tag)] });
    const list = {
      type: 'list',
      listType: 'check',
      children: [{ type: 'listitem', checked: true, children: [word('việc')] }],
    };
    const [first, , , fourth, last] = cleaned(...['h1', 'h2', 'h3', 'h4'].map(heading), list);
    expect([first?.tag, fourth?.tag]).toEqual(['h2', 'h3']);
    expect(last).toMatchObject({ listType: 'bullet', tag: 'ul' });
    expect(JSON.stringify(last)).not.toContain('checked');
  });

  it('has headings of words alone, without looks, links and breaks', () => {
    const link = {
      type: 'link',
      fields: { linkType: 'custom', url: '/pricing' },
      children: [word('bảng', 1), { type: 'linebreak' }, word('giá')],
    };
    const [heading] = cleaned({ type: 'heading', tag: 'h2', children: [word('Xem ', 2), link] });
    expect(heading?.children).toMatchObject(
      ['Xem ', 'bảng', ' ', 'giá'].map((text) => ({ type: 'text', text, format: 0 })),
    );
    expect(JSON.stringify(heading)).not.toContain('pricing');
  });

  it('loses no words of what the editor can not write', () => {
    const cell = (text: string) => ({
      type: 'tablecell',
      children: [{ type: 'paragraph', children: [word(text)] }],
    });
    const table = {
      type: 'table',
      children: [{ type: 'tablerow', children: [cell('một'), cell('hai')] }],
    };
    const code = { type: 'code', children: [word('ba')] };
    expect(cleaned(table, code)).toMatchObject(
      ['một', 'hai', 'ba'].map((text) => ({ type: 'paragraph', children: [{ text }] })),
    );
  });

  it('has no blocks, pictures and links that the site does not know', () => {
    const link = { type: 'link', children: [word('chữ')] };
    const paragraph = { type: 'paragraph', children: [link] };
    const foreign = [
      { type: 'block', fields: { blockType: 'code' } },
      { type: 'block' },
      { type: 'upload', relationTo: 'resumes', value: 1 },
      { type: 'upload', relationTo: 'media' },
    ];
    expect(cleaned(...foreign, paragraph)).toMatchObject([
      { type: 'paragraph', children: [{ type: 'text', text: 'chữ' }] },
    ]);
  });

  it('leads to no document but such as have pages', () => {
    const to = (doc: unknown, linkType = 'internal') => ({
      type: 'paragraph',
      children: [{ type: 'link', fields: { linkType, doc }, children: [word('chữ')] }],
    });
    const refused = [
      ...['lead-notes', 'users', 'subscribers', 'constructor', ''].flatMap((relationTo) => [
        to({ relationTo, value: 1 }),
        to({ relationTo, value: 1 }, 'custom'),
      ]),
      to({ relationTo: 'blogs' }),
      to({ relationTo: 'blogs', value: null }),
      to(null),
      to('blogs'),
    ];
    for (const node of refused) {
      expect(cleaned(node)).toMatchObject([{ children: [{ type: 'text', text: 'chữ' }] }]);
    }
    for (const relationTo of ['pages', 'blogs', 'faqs']) {
      const [shown] = cleaned(to({ relationTo, value: 1 }));
      expect(shown).toMatchObject({ children: [{ fields: { doc: { relationTo, value: 1 } } }] });
    }
  });

  it('is a text of the editor: anything else, and what is endlessly deep, is none', () => {
    let deep: RichNode = { type: 'list', children: [] };
    for (let depth = 0; depth < 100; depth += 1) deep = { type: 'list', children: [deep] };
    const none = ['chữ', 5, [], {}, { root: {} }, { root: { children: 'x' } }, stateOf([deep])];
    expect(none.map(isText)).toEqual(none.map(() => false));
    expect(isText(stateOf([]))).toBe(true);
    expect(isText(fromParts([{ blockType: 'list', items: 'một' }]))).toBe(true);
  });
});
