import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MenuEntry } from '@/content/header-and-footer-types';
import { MenuEntries } from '../page-shell/header/menu-entries';
import { FooterAwards, FooterSupporters } from '../page-shell/footer/footer-awards-and-supporters';
import { Wordmark } from './customer-wordmark';

const drawn = (html: string): string[] =>
  [...html.matchAll(/<use href="[^"#]*\bpictograms[^"#]*\.svg#([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );

const entry = (id: number, icon: MenuEntry['icon']): MenuEntry => ({
  id,
  title: `Entry ${id}`,
  description: null,
  href: '/pricing',
  comingSoon: false,
  tag: null,
  icon,
});

it('a wordmark is a symbol and a name, and screen readers read the name only', () => {
  const html = renderToStaticMarkup(<Wordmark name="Mùa Mới" pictogram="rice" />);
  expect(drawn(html)).toEqual(['rice']);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('Mùa Mới');
  expect(drawn(renderToStaticMarkup(<Wordmark name="Mùa Mới" pictogram={null} />))).toEqual([]);
});

it('a company whose letters are drawn is shown by them, in one colour, with its name for screen readers', () => {
  const html = renderToStaticMarkup(<Wordmark name="Lúa Mới Mart" pictogram="rice" />);
  expect(html).toMatch(/<svg [^>]*aria-hidden="true"[^>]*><use href="[^"]*wordmarks[^"]*#rice"/);
  expect(html).toContain('<span class="sr-only">Lúa Mới Mart</span>');
  expect(drawn(html)).toEqual([]);
  const english = renderToStaticMarkup(<Wordmark name="Lua Moi Mart" pictogram="rice" />);
  expect(english).toMatch(/wordmarks[^"]*#rice".*<span class="sr-only">Lua Moi Mart</);
});

it('letters of another company are never shown for a name', () => {
  const html = renderToStaticMarkup(<Wordmark name="Vườn Trà" pictogram="rice" />);
  expect(html).not.toContain('wordmarks');
  expect(drawn(html)).toEqual(['rice']);
});

it('two wordmarks with different symbols have different typography', () => {
  const look = (pictogram: string) =>
    renderToStaticMarkup(<Wordmark name="A" pictogram={pictogram} />).replace(`#${pictogram}`, '');
  expect(look('rice')).not.toBe(look('tea'));
  expect(look('rice')).toBe(look('rice'));
});

it('menu entries begin with their icon, or with its empty space where other entries have one', () => {
  const menu = (icons: MenuEntry['icon'][]) =>
    renderToStaticMarkup(
      <MenuEntries title="Menu" soon="Soon" entries={icons.map((icon, id) => entry(id, icon))} />,
    );
  const html = menu([{ kind: 'pictogram', name: 'tag' }, null]);
  expect(drawn(html)).toEqual(['tag']);
  expect(html.split('size-5 shrink-0')).toHaveLength(3);
  expect(menu([null, null])).not.toContain('size-5');
  expect(menu([{ kind: 'file', src: '/api/media/file/tag.png' }])).toContain('tag.png');
});

it('the footer shows drawn awards and supporters; a real one shows its logo, or its name alone', () => {
  const awards = [{ name: 'Top 30', year: '2024', pictogram: 'laurel' }];
  expect(drawn(renderToStaticMarkup(<FooterAwards title="Awards" awards={awards} />))).toEqual([
    'laurel',
  ]);
  const supporters = [
    { name: 'Lotus Bay', logo: null, pictogram: 'lotus' },
    { name: 'A real fund', logo: null, pictogram: null },
    {
      name: 'A real bank',
      logo: { src: '/api/media/file/bank.png', width: 400, height: 120, alt: 'Blue letters' },
      pictogram: null,
    },
  ];
  const html = renderToStaticMarkup(<FooterSupporters title="By" supporters={supporters} />);
  expect(drawn(html)).toEqual(['lotus']);
  expect(html).toContain('A real fund');
  expect(html).toContain('bank.png');
  // Screen readers read the name in the `alt` attribute.
  expect(html).toContain('alt="A real bank"');
  expect(html).not.toContain('Blue letters');
});
