import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Link } from './localized-link';

const hrefOf = (href: string) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<Link href={href}>Plans</Link>))?.[1];

it.each([
  ['/pricing/', '/pricing'],
  ['/en/#plans', '/en#plans'],
  ['/blog/?page=2', '/blog?page=2'],
])(
  'a link to a page is written so that its trailing slash needs no redirect: %s',
  (written, drawn) => {
    expect(hrefOf(written)).toBe(drawn);
  },
);

it.each([
  '/',
  '/#plans',
  '/pricing',
  '#plans',
  'https://site.example/',
  '//site.example/',
  'tel:1',
])('any other address is rendered as written: %s', (href) => {
  expect(hrefOf(href)).toBe(href);
});
