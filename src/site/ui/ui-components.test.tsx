import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { isCodeRoute } from '@/i18n/routes-in-code';
import { youtubeEmbedUrl } from '@/lib/youtube-player-url';
import { Breadcrumb } from '@/site/ui/breadcrumb';
import { Card } from '@/site/ui/card';
import { pageWindow } from '@/site/ui/pagination-window';
import { Pagination } from '@/site/ui/pagination';
import { toastHtml, type ToastType } from '@/site/ui/toast-html';
import { VideoFacade } from '@/site/ui/video-facade';

const count = (html: string, part: string): number => html.split(part).length - 1;

test('§5 a YouTube id of exactly 11 characters makes an embed with autoplay, otherwise nothing', () => {
  expect(youtubeEmbedUrl('aqz-KE_bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1',
  );
  const wrong = ['', 'aqz-KE_bpK', 'aqz-KE_bpKQQ', 'aqz-KE bpKQ', 'aqz-KE/bpKQ', 'aqz-KE_bpK\n'];
  for (const id of wrong) expect(youtubeEmbedUrl(id)).toBe('');

  const film = {
    title: 'Film',
    thumbnail: { src: '/film.webp', width: 16, height: 9 },
    sizes: '100vw',
    playLabel: 'Play: Film',
  };
  const whole = renderToStaticMarkup(<VideoFacade {...film} videoId="aqz-KE_bpKQ" />);
  expect(whole).toContain('aria-label="Play: Film"');
  expect(whole).not.toContain('<iframe');
  const empty = renderToStaticMarkup(<VideoFacade {...film} videoId="aqz-KE" />);
  expect(empty).not.toContain('<button');
  expect(empty).not.toContain('youtube');
});

describe('pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 8, 9]],
    [99, 3, [1, 2, 3]],
    [-2, 3, [1, 2, 3]],
  ])('shows the neighbours of page %i of %i', (current, total, wanted) => {
    expect(pageWindow(current, total)).toEqual(wanted);
  });

  const words = {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (number: number) => `Page ${number}`,
  };
  const hrefOf = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);

  test('consists of links, and marks the current page', () => {
    const html = renderToStaticMarkup(
      <Pagination current={2} total={3} hrefOf={hrefOf} words={words} />,
    );
    expect(count(html, '<a ')).toBe(5);
    expect(count(html, 'aria-current="page"')).toBe(1);
    expect(html).toMatch(
      /href="\/blog\?page=2"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/blog\?page=2"/,
    );
    expect(html).toMatch(/rel="prev"/);
    expect(html).toMatch(/rel="next"/);
  });

  test('has no link before the first and after the last page, and is omitted for a single page', () => {
    const at = (current: number, total: number) =>
      renderToStaticMarkup(
        <Pagination current={current} total={total} hrefOf={hrefOf} words={words} />,
      );
    expect(at(1, 3)).not.toContain('rel="prev"');
    expect(at(3, 3)).not.toContain('rel="next"');
    expect(at(1, 1)).toBe('');
  });
});

test('a breadcrumb links every step but the page itself', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb
      label="You are here"
      links={[
        { text: 'Home', href: '/en' },
        { text: 'Blog', href: '/en/blog' },
      ]}
      current="An article"
    />,
  );
  expect(count(html, '<a ')).toBe(2);
  expect(html).toMatch(/<li aria-current="page"[^>]*>An article<\/li>/);
});

test('D8 a coming-soon card shows its mark and is no link', () => {
  const soon = { title: 'Finance', text: null, badge: 'Coming soon' };
  const plain = renderToStaticMarkup(<Card {...soon} href={null} />);
  expect(plain).toContain('Coming soon');
  expect(plain).not.toMatch(/<a |tabindex|<button/i);
  // The exception of the specification (§2): a card marked as coming soon that still links to the booking page.
  const linked = renderToStaticMarkup(<Card {...soon} href="/book-demo" />);
  expect(linked).toContain('Coming soon');
  expect(linked).toContain('href="/book-demo"');
});

test('§9 toasts are at most 430 px wide', () => {
  const words = { typeLabel: 'Information', message: 'Saved', closeLabel: 'Close' };
  const html = toastHtml({ type: 'info', ...words });
  expect(html).toContain('max-w-(--toast-width)');
  const css = readFileSync('src/styles/design-tokens.css', 'utf8');
  expect(css).toMatch(/--toast-width:\s*430px/);
});

test.each<ToastType>(['info', 'success', 'warning', 'error'])('a toast of type %s', (type) => {
  const words = {
    typeLabel: 'Kind',
    message: '<Saved>',
    description: 'Later',
    closeLabel: 'Close',
  };
  const html = toastHtml({ type, ...words });
  expect(html).toContain(`data-toast="${type}"`);
  expect(html).toContain('aria-label="Close"');
  expect(html).toContain('Later');
  expect(html, 'text is text').toContain('&lt;Saved&gt;');
  expect(html).not.toContain('<a ');
  expect(toastHtml({ type, ...words, href: '/?a=1&b' })).toMatch(
    /<a href="\/\?a=1&amp;b"[^>]*>Later<\/a>/,
  );
});

test.each([
  [undefined, false],
  ['false', false],
  ['true', true],
])('the gallery of a production site with SHOW_GALLERY=%s', (value, shown) => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SHOW_GALLERY', value);
  expect(isCodeRoute('/gallery')).toBe(shown);
  vi.unstubAllEnvs();
});
