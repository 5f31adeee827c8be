import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/content/plain-text-of-rich-text';
import { toRichText } from './rich-text';
import { toTextParts } from './plain-text-parts';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { nodesOf, type RichNode, stateOf } from '@/lib/rich-text/lexical-state';
import { readParts, toParts } from '@/lib/rich-text/rich-text-to-plain-parts';

type Copy = { body?: { blockType: string; numbered?: boolean; caption?: string }[] };

const copies = globSync('content/*/*/*.json')
  .filter((file) => !file.includes('/release-notes/'))
  .map((file) => ({ file, body: (JSON.parse(readFileSync(file, 'utf8')) as Copy).body }))
  .filter(({ body }) => body !== undefined);

const word = (text: string, format = 0): RichNode => ({ type: 'text', text, format });
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children });
const linked = (fields: object, text: string): RichNode => ({
  type: 'link',
  fields,
  children: [word(text)],
});
const to = (collection: string, value: unknown, text = 'bài này') =>
  linked({ linkType: 'internal', doc: { relationTo: collection, value } }, text);

describe('a text of plain parts in the editor', () => {
  it('has every body of the copy, part by part, as it was', () => {
    expect(copies.length).toBeGreaterThan(150);
    for (const { file, body } of copies) {
      const whole = body!.map((part) => {
        if (part.blockType === 'screen') return { blockType: 'text', text: part.caption };
        return part.blockType === 'list' ? { ...part, numbered: part.numbered === true } : part;
      });
      const back = toParts(fromParts(body)).map(({ id: _, ...part }) => part);
      expect({ file, body: back }).toEqual({ file, body: whole });
    }
  });

  it('shows every body of the copy as before', () => {
    for (const { file, body } of copies) {
      const before = toTextParts(body, 'en');
      const after = toRichText(fromParts(body), 'en');
      expect({ file, words: after.flatMap(wordsOf) }).toEqual({
        file,
        words: before.flatMap(wordsOf),
      });
      const kinds = (parts: typeof before) =>
        parts.flatMap((part) => (part.kind === 'text' ? [] : [part]));
      expect({ file, parts: kinds(after) }).toEqual({ file, parts: kinds(before) });
    }
  });

  it('keeps the anchor that an editor has given a heading', () => {
    const state = fromParts([
      { blockType: 'heading', text: 'Điều 1', level: '3', anchor: 'dieu-1' },
    ]);
    expect(toRichText(state, 'vi')).toEqual([
      { kind: 'heading', level: 3, text: 'Điều 1', anchor: 'dieu-1' },
    ]);
    expect(toParts(state)).toEqual([
      { blockType: 'heading', text: 'Điều 1', level: '3', anchor: 'dieu-1' },
    ]);
  });

  it('is none without words', () => {
    expect(fromParts([])).toBeNull();
    expect(fromParts(null)).toBeNull();
    expect(nodesOf(null)).toEqual([]);
  });
});

describe('a text of the editor', () => {
  const text = stateOf([
    paragraph(word('Một từ '), word('đậm', 1), word(' và '), word('nghiêng đậm', 3), word('.')),
    paragraph(word('Xem '), to('blogs', { slug: 'a', _status: 'published' }), word('.')),
    {
      type: 'list',
      listType: 'bullet',
      children: [
        {
          type: 'listitem',
          children: [linked({ linkType: 'custom', url: '/pricing' }, 'giá')],
        },
        {
          type: 'listitem',
          children: [{ type: 'list', children: [{ type: 'listitem', children: [word('trong')] }] }],
        },
      ],
    },
    { type: 'quote', children: [word('Lời '), word('nói', 2)] },
  ]);

  it('keeps words that stand out, and leads to pages in its language', () => {
    expect(toRichText(text, 'en')).toEqual([
      {
        kind: 'text',
        paragraphs: [
          [
            'Một từ ',
            { text: 'đậm', bold: true },
            ' và ',
            { text: 'nghiêng đậm', bold: true, italic: true },
            '.',
          ],
        ],
      },
      {
        kind: 'text',
        paragraphs: [['Xem ', { text: 'bài này', href: '/en/blog/a' }, '.']],
      },
      {
        kind: 'list',
        numbered: false,
        items: [[{ text: 'giá', href: '/en/pricing' }], ['trong']],
      },
      { kind: 'quote', words: ['Lời ', { text: 'nói', italic: true }] },
    ]);
  });

  it('is plain words for other programs, the search and the comparison of languages', () => {
    expect(toParts(text)).toEqual([
      { blockType: 'text', text: 'Một từ đậm và nghiêng đậm.\nXem bài này.' },
      { blockType: 'list', items: 'giá\ntrong', numbered: false },
      { blockType: 'text', text: 'Lời nói' },
    ]);
    expect(readParts(text).map(({ targets }) => targets.map(({ kind }) => kind))).toEqual([
      ['document'],
      ['address'],
      [],
    ]);
  });

  it.each([
    ['a draft', to('blogs', { slug: 'a', _status: 'draft' })],
    ['what is in the trash', to('blogs', 12)],
    ['a list without pages', to('categories', { slug: 'a', _status: 'published' })],
    ['a script', linked({ linkType: 'custom', url: 'javascript:alert(1)' }, 'bài này')],
    ['another host', linked({ linkType: 'custom', url: '//evil.example' }, 'bài này')],
  ])('leads nowhere, and keeps the words, for %s', (_, link) => {
    expect(toRichText(stateOf([paragraph(link)]), 'vi')).toEqual([
      { kind: 'text', paragraphs: [['bài này']] },
    ]);
  });

  it('leads nowhere where a link has no words, only a line break or a space', () => {
    const link = (...children: RichNode[]) => ({
      type: 'link',
      fields: { linkType: 'custom', url: '/pricing' },
      children,
    });
    const [part] = toRichText(
      stateOf([
        paragraph(word('một'), link({ type: 'linebreak' }), link(word(' ', 1)), word('hai')),
      ]),
      'vi',
    );
    expect(part).toEqual({
      kind: 'text',
      paragraphs: [['một', '\n', { text: ' ', bold: true }, 'hai']],
    });
    const [whole] = toRichText(stateOf([paragraph(link(word('ba'), { type: 'linebreak' }))]), 'vi');
    expect(whole).toMatchObject({
      paragraphs: [
        [
          { text: 'ba', href: '/pricing' },
          { text: '\n', href: '/pricing' },
        ],
      ],
    });
  });

  it('leads to a page of the site by its address, the home page too', () => {
    const page = (path: string) => to('pages', { path, _status: 'published' }, path);
    const [part] = toRichText(stateOf([paragraph(page('/'), page('/trust'))]), 'en');
    expect(part).toEqual({
      kind: 'text',
      paragraphs: [
        [
          { text: '/', href: '/en' },
          { text: '/trust', href: '/en/trust' },
        ],
      ],
    });
  });

  it('shows a drawn screen, whose caption is all that plain words say of it', () => {
    const screen = { blockType: 'screen', place: 'Cài đặt > Kênh', lines: '(1) [Mời]', alt: 'Nút' };
    const state = fromParts([{ ...screen, caption: ' Ở đây ' }, screen]);
    const shown = {
      kind: 'screen',
      screen: {
        place: ['Cài đặt', 'Kênh'],
        actions: [{ kind: 'button', text: 'Mời', main: false, step: 1 }],
        rows: [],
      },
      alt: 'Nút',
    };
    expect(toRichText(state, 'vi')).toEqual([
      { ...shown, caption: 'Ở đây' },
      { ...shown, caption: null },
    ]);
    expect(toRichText(state, 'vi').flatMap(wordsOf)).toEqual(['Ở đây']);
    expect(toParts(state)).toEqual([{ blockType: 'text', text: 'Ở đây' }]);
  });

  it('shows a picture with its caption, and only one that has a size', () => {
    const file = { url: '/api/media/file/a.webp', width: 800, height: 600, alt: 'Quầy' };
    const picture = (value: object) => ({ type: 'upload', value, fields: { caption: 'Sáng ' } });
    expect(toRichText(stateOf([picture(file)]), 'vi')).toEqual([
      {
        kind: 'picture',
        caption: 'Sáng',
        image: { src: file.url, width: 800, height: 600, alt: 'Quầy' },
      },
    ]);
    expect(toRichText(stateOf([picture({ ...file, width: null })]), 'vi')).toEqual([]);
    expect(readParts(stateOf([picture({ id: 3 })]))).toMatchObject([
      { part: { text: 'Sáng' }, picture: { id: 3 } },
    ]);
  });
});
