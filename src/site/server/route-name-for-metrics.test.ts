import { expect, it } from 'vitest';
import { decide } from '../routes/decide-response';
import { routeName } from './route-name-for-metrics';

const nameOf = (address: string) => routeName(decide(new URL(address, 'https://example.com')));

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/book-demo', '/[page]'],
  ['/blog/first-call', '/blog/[slug]'],
  ['/en/customers/somebody', '/customers/[slug]'],
  ['/search?q=somebody', 'search'],
  ['/sitemap.xml', 'sitemaps'],
  ['/newsletter/a-secret-token', 'newsletter'],
  ['/vi/book-demo', 'moved'],
])('metrics label the route of %s by its pattern, %s', (address, name) => {
  expect(nameOf(address)).toBe(name);
});
