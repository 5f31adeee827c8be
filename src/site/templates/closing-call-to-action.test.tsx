import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextStep } from './closing-call-to-action';

const kind = { title: 'See it\nlive.', text: 'Bring a file.', button: 'Book', note: 'Soon' };
const shown = (closing: { title: string; text: string } | null) =>
  renderToStaticMarkup(<NextStep locale="en" closing={closing} say={(part) => kind[part]} />);

it('a page without a closing section of its own gets the one of its type', () => {
  expect(shown(null)).toMatch(/See it[^]*live\.[^]*Bring a file\.[^]*\/en\/book-demo[^]*Soon/);
});

it('an editor can give a page its own closing text; the button and the reply promise stay', () => {
  const html = shown({ title: 'Count your calls.', text: 'Bring one week.' });
  expect(html).toMatch(/Count your calls\.[^]*Bring one week\.[^]*\/en\/book-demo[^]*Book[^]*Soon/);
  expect(html).not.toContain('Bring a file.');
});
