import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TextPart } from '@/content/list-item-and-text-types';
import { TextPartView } from './text-part';

const html = (part: TextPart) => renderToStaticMarkup(<TextPartView part={part} locale="vi" />);

it('a paragraph of plain words has nothing around them', () => {
  expect(html({ kind: 'text', paragraphs: [['Một <từ>']] })).toBe(
    '<p class="mt-4 max-w-[65ch] wrap-anywhere first:mt-0">Một &lt;từ&gt;</p>',
  );
});

it('words stand out and lead somewhere inside a sentence, a list and a quote', () => {
  const words = [
    'Xem ',
    { text: 'bảng\ngiá', bold: true, italic: true, href: '/pricing' } as const,
    { text: ' này', bold: true } as const,
  ];
  const inside =
    'Xem <a href="/pricing" class="underline decoration-(--theme-accent) decoration-2 underline-offset-4"><strong><em>bảng<br/>giá</em></strong></a><strong> này</strong>';
  expect(html({ kind: 'text', paragraphs: [words] })).toContain(`>${inside}</p>`);
  expect(html({ kind: 'list', numbered: true, items: [words] })).toContain(`>${inside}</li></ol>`);
  expect(html({ kind: 'quote', words })).toMatch(/^<blockquote [^>]*>Xem /);
});

it('the words of one link are one link, whatever they look like', () => {
  const runs = [
    { text: 'Xem ', href: '/pricing' },
    { text: 'bảng', bold: true, href: '/pricing' },
    { text: '\n', href: '/pricing' },
    { text: 'giá', href: '/pricing' },
    ' và ',
    { text: 'đây', href: '/trust' },
  ] as const;
  const drawn = html({ kind: 'text', paragraphs: [[...runs]] });
  const links = [...drawn.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, href, words]) => [href, words])).toEqual([
    ['/pricing', 'Xem <strong>bảng</strong><br/>giá'],
    ['/trust', 'đây'],
  ]);
});

it('a picture has its alternative text and its caption', () => {
  const image = { src: '/api/media/file/a.webp', width: 800, height: 600, alt: 'Quầy thu ngân' };
  const drawn = html({ kind: 'picture', image, caption: 'Buổi sáng' });
  expect(drawn).toContain('alt="Quầy thu ngân"');
  expect(drawn).toMatch(/<figcaption [^>]*>Buổi sáng<\/figcaption><\/figure>$/);
  expect(html({ kind: 'picture', image, caption: null })).not.toContain('figcaption');
});
