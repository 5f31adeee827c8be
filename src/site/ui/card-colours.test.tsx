import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlatformShowcase } from '@/site/sections/platform-showcase/view';
import { hueOf } from '@/site/ui/card-colour-by-id';

describe('§4 card colours: four, cycling by id', () => {
  it('repeats four colours by id', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(hueOf)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1]);
    expect([1000, 1001].map(hueOf)).toEqual([4, 1]);
  });

  it.each([0, -1, -3, -4])('any integer id has a colour: %i', (id) => {
    expect([1, 2, 3, 4]).toContain(hueOf(id));
    expect(hueOf(id + 4)).toBe(hueOf(id));
  });

  it('depends on the id, not on the position in the list', () => {
    const card = { subtext: '', items: [], link: null, picture: null };
    const platforms = [7, 2, 5, 6].map((id) => ({ ...card, id, label: `No. ${id}` }));
    const html = renderToStaticMarkup(
      <PlatformShowcase model={{ titleLines: ['A'], text: null, platforms }} locale="vi" />,
    );
    const cards = [...html.matchAll(/<article data-hue="(\d)"[^>]*>.*?No\. (\d)/g)];
    expect(cards.map(([, hue, id]) => [id, hue])).toEqual([
      ['7', '3'],
      ['2', '2'],
      ['5', '1'],
      ['6', '2'],
    ]);
  });
});
