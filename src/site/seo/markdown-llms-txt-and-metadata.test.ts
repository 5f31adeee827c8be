import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { llmsFile } from '@/site/seo/llms-txt';
import { toMarkdown } from '@/site/seo/markdown-page';
import { pageMetadata } from '@/site/seo/page-metadata';
import { securityFile } from '@/site/seo/security-txt';
import { palette } from '@/site/seo/social-media-picture/social-media-picture-colours';
import { socialPng } from '@/site/seo/social-media-picture/draw-social-media-picture';
import { kickerOf, pictureVersion, socialPicture } from '@/site/seo/social-media-picture';
import sharp from 'sharp';
import { brand } from '../../../brand.config';
import { HOSTILE_TITLES } from '../../../tests/support/hostile-titles';

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://www.example.com' }) }));

const sent = (main: string, title = 'A title') =>
  `<!DOCTYPE html><html lang="vi"><head><title>${title}</title></head><body><header>Menu</header><main id="main">${main}</main><footer>F</footer></body></html>`;
const markdownOf = (main: string, title?: string) =>
  toMarkdown({ html: sent(main, title), url: 'https://www.example.com/blog/a' }) ?? '';

describe('the Markdown form of a page', () => {
  it('contains the text of the main part, with absolute addresses', () => {
    const text = markdownOf(
      '<nav>Trail</nav><h1>Xin chào</h1><p>Đọc <a href="/en/b">b</a> và <a href="#c">c</a></p><ul><li>một</li></ul><table><tr><th>A</th></tr><tr><td>1</td></tr></table><form>Gửi</form>',
    );
    expect(text).toContain('# Xin chào');
    expect(text).toContain('[b](https://www.example.com/en/b)');
    expect(text).toContain('[c](https://www.example.com/blog/a#c)');
    expect(text).toContain('- một');
    expect(text).toContain('| A |');
    expect(text).not.toMatch(/Menu|Trail|Gửi|<|footer/);
  });

  it('replaces drawings by their text alternatives, and omits hidden content and scripts', () => {
    const text = markdownOf(
      '<div role="img" aria-label="Hộp thư chung"><b>x1</b></div><p aria-hidden="true">x2</p><script>x3()</script>',
    );
    expect(text).toContain('Hộp thư chung');
    expect(text).not.toMatch(/x[123]/);
  });

  it('includes the dialog of a heading, and the links under a heading', () => {
    const text = markdownOf(
      '<h1>A</h1><h3><button commandfor="film">Buổi sáng</button></h3><dialog id="film"><h2>Buổi sáng</h2><button>Đóng</button><p>Tóm tắt</p></dialog><nav aria-labelledby="near"><h2 id="near">Cùng phần</h2><a href="/b">Bài b</a></nav>',
    );
    expect(text).toContain('### Buổi sáng');
    expect(text).toContain('Tóm tắt');
    expect(text).toContain('## Cùng phần');
    expect(text).toContain('[Bài b](https://www.example.com/b)');
    expect(text.match(/Buổi sáng/g)).toHaveLength(1);
    expect(text).not.toMatch(/Đóng/);
  });

  it('names the page in its head, whatever its title holds', () => {
    const head = markdownOf('<h1>A</h1>', 'He said &quot;no&quot;: --- &amp; more');
    expect(head.split('\n').slice(0, 4)).toEqual([
      '---',
      'title: "He said \\"no\\": --- & more"',
      'url: https://www.example.com/blog/a',
      'language: vi',
    ]);
  });

  it('is null for HTML without a main part', () =>
    expect(toMarkdown({ html: '<p>x</p>', url: 'https://www.example.com/' })).toBeNull());
});

describe('llms.txt', () => {
  it('lists pages, then entries, one line each', () => {
    const head = { description: 'One\nline', list: null };
    const text = llmsFile(
      [
        { ...head, path: '/', title: 'Home [new]' },
        { ...head, path: '/blog/a', title: 'A', list: 'blogs' },
      ],
      'We measure.',
      'en',
    );
    expect(text).toContain('- [Home \\[new\\]](https://www.example.com/en/index.md): One line\n');
    expect(text).toContain('- [A](https://www.example.com/en/blog/a.md): One line\n');
    expect(text.indexOf('## Pages')).toBeLessThan(text.indexOf('## Articles'));
  });
});

it('security.txt expires half a year after the day it is read', () => {
  for (const day of ['2026-11-21T12:00:00Z', '2031-02-28T23:59:59Z']) {
    const text = securityFile('https://www.example.com', new Date(day));
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  }
});

describe('the social picture of a page', () => {
  const page = { title: 'A', path: '/pricing', locale: 'en' as const, kicker: 'K' };

  it('uses the colour tokens of the site', () => {
    const tokens = readFileSync('src/styles/design-tokens.css', 'utf8');
    for (const [name, value] of Object.entries(palette)) {
      expect(tokens).toContain(`--color-${name}: ${value};`);
    }
  });

  it('has another address when its content changes', () => {
    expect(socialPicture({ ...page, trail: [] })).toMatch(
      /^\/en\/social\/[0-9a-f]{10}\/pricing\.png$/,
    );
    const others = [{ title: 'B' }, { path: '/blog' }, { locale: 'vi' as const }, { kicker: 'L' }];
    const versions = others.map((other) => pictureVersion({ ...page, ...other }));
    expect(new Set([...versions, pictureVersion(page)]).size).toBe(5);
  });

  it('has another address when the list of its entry is renamed', () => {
    const entry = (title: string) =>
      socialPicture({
        ...page,
        path: '/blog/a',
        trail: [{ group: 'blog', page: { path: '/blog', title } }],
      });
    expect(entry('Blog')).not.toBe(entry('Journal'));
  });

  it.each([
    ['/blog/a', 'Blog'],
    ['/comparisons/a', 'Comparisons'],
    ['/blog', brand.name],
    ['/careers/a', brand.name],
  ])('names the list of an entry, or else the brand: %s', (path, kicker) => {
    const pages = [
      { path: '/blog', title: 'Blog' },
      { path: '/comparison-listing', title: 'Comparisons' },
    ];
    expect(kickerOf(path, pages)).toBe(kicker);
  });

  it.each(HOSTILE_TITLES)(
    'is rendered for the title %j without a request to another site',
    async (title) => {
      const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no other site'));
      const png = await socialPng(title, { title, kicker: 'Sự kiện', host: 'example.com' });
      const { width, height, format } = await sharp(Buffer.from(png)).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      // Requests to a data: URL do not count: the drawing library loads its own code from one.
      expect(
        asked.mock.calls.filter(
          ([address]) => !(typeof address === 'string' && address.startsWith('data:')),
        ),
      ).toEqual([]);
      asked.mockRestore();
    },
  );
});

describe('the head of a page', () => {
  const page = {
    title: 'Pricing',
    path: '/pricing',
    locale: 'en' as const,
    publishedIn: ['vi' as const, 'en' as const],
    trail: [],
    seo: { title: 'Pricing by conversation', description: 'Three plans.' },
    draft: false,
  };

  it('has a social preview', () => {
    const { openGraph, twitter } = pageMetadata(page);
    expect(openGraph).toMatchObject({
      title: 'Pricing by conversation',
      url: '/en/pricing',
      locale: 'en_US',
      alternateLocale: ['vi_VN'],
      images: [{ url: socialPicture(page), width: 1200, height: 630 }],
    });
    expect(twitter).toMatchObject({ card: 'summary_large_image' });
  });

  it('has noindex for drafts, and a canonical address for filtered lists', () => {
    expect(pageMetadata(page).robots).toBeUndefined();
    expect(pageMetadata({ ...page, filtered: true }).robots).toEqual({
      index: false,
      follow: true,
    });
    expect(pageMetadata({ ...page, draft: true }).robots).toEqual({ index: false, follow: false });
  });
});
