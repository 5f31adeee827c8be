import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextStep } from './next-step';

const kind = { title: 'See it\nlive.', text: 'Bring a file.', button: 'Book', note: 'Soon' };
const shown = (closing: { title: string; text: string } | null) =>
  renderToStaticMarkup(<NextStep locale="en" closing={closing} say={(part) => kind[part]} />);

it('a page without a closing of its own ends with the words of its kind', () => {
  expect(shown(null)).toMatch(/See it[^]*live\.[^]*Bring a file\.[^]*\/en\/book-demo[^]*Soon/);
});

it('an editor gives a page its own closing; the button and the promise stay', () => {
  const html = shown({ title: 'Count your calls.', text: 'Bring one week.' });
  expect(html).toMatch(/Count your calls\.[^]*Bring one week\.[^]*\/en\/book-demo[^]*Book[^]*Soon/);
  expect(html).not.toContain('Bring a file.');
});
