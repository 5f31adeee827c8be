import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { robotsFile } from '@/site/seo/robots';
import { sitemapFile, sitemapIndex } from '@/site/seo/sitemap';

const SITE = 'https://www.example.com';
const updatedAt = '2026-03-10T02:00:00.000Z';
const both = { publishedIn: ['vi' as const, 'en' as const], updatedAt };

const many = Array.from({ length: 7 }, (_, index) => ({ path: `/blog/a-${index}`, ...both }));

type Link = { '@_hreflang': string; '@_href': string };
type Url = { loc: string; lastmod: string; 'xhtml:link'?: Link[] };

/** The content of a sitemap as another XML parser reads it. */
function read(xml: string): { urlset?: { url: Url[] }; sitemapindex?: { sitemap: Url[] } } {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
  });
  return parser.parse(xml) as ReturnType<typeof read>;
}

describe('the index of sitemaps', () => {
  it('names as many files a language as its addresses need, with their last change', async () => {
    const later = '2026-05-01T00:00:00.000Z';
    const entries = [...many, { path: '/only-vi', publishedIn: ['vi' as const], updatedAt: later }];
    const { sitemapindex } = read(await sitemapIndex(entries, SITE, 3));
    const files = sitemapindex?.sitemap.map(({ loc }) => loc.replace(`${SITE}/sitemaps/`, ''));
    expect(files).toEqual(['vi-1.xml', 'vi-2.xml', 'vi-3.xml', 'en-1.xml', 'en-2.xml', 'en-3.xml']);
    const changes = sitemapindex?.sitemap.map(({ lastmod }) => lastmod);
    expect(changes?.slice(1, 4)).toEqual([updatedAt, later, updatedAt]);
  });

  it('splits 120,000 addresses into files within the limits of the protocol', async () => {
    const entries = Array.from({ length: 60_000 }, (_, index) => ({
      path: `/blog/${index}`,
      ...both,
    }));
    const { sitemapindex } = read(await sitemapIndex(entries, SITE));
    expect(sitemapindex?.sitemap).toHaveLength(6);
    const first = (await sitemapFile('en-1.xml', entries, SITE)) ?? '';
    expect(first.match(/<url>/g)).toHaveLength(25_000);
    expect(Buffer.byteLength(first)).toBeLessThan(50 * 1024 * 1024);
  }, 30_000);
});

describe('a sitemap', () => {
  it('lists each address only in the languages in which it is live', async () => {
    const entries = [
      { path: '/', ...both },
      { path: '/only-en', publishedIn: ['en' as const], updatedAt },
    ];
    const { urlset } = read((await sitemapFile('en-1.xml', entries, SITE)) ?? '');
    const versions = urlset?.url.map(({ loc, lastmod, 'xhtml:link': links }) => [
      loc,
      lastmod,
      links?.map((link) => [link['@_hreflang'], link['@_href']]),
    ]);
    expect(versions).toEqual([
      [
        `${SITE}/en`,
        updatedAt,
        [
          ['vi', `${SITE}/`],
          ['en', `${SITE}/en`],
          ['x-default', `${SITE}/`],
        ],
      ],
      [`${SITE}/en/only-en`, updatedAt, [['en', `${SITE}/en/only-en`]]],
    ]);
    const vietnamese = (await sitemapFile('vi-1.xml', entries, SITE)) ?? '';
    expect(vietnamese).not.toContain('only-en');
  });

  it.each(['vi-0.xml', 'vi-2.xml', 'fr-1.xml', 'vi-1', '../vi-1.xml', 'vi-01.xml', 'vi-1e3.xml'])(
    'does not exist under the name %s',
    async (name) => expect(await sitemapFile(name, many, SITE)).toBeNull(),
  );
});

describe('robots.txt', () => {
  const robots = robotsParser(`${SITE}/robots.txt`, robotsFile(SITE));

  it.each(['/', '/en/blog', '/api/media/file/a.jpg', '/events/a/calendar.ics'])(
    'allow %s',
    (path) => expect(robots.isAllowed(SITE + path, 'Googlebot')).toBe(true),
  );

  it.each(['/admin', '/admin/collections/leads', '/api/leads', '/graphql'])('disallow %s', (path) =>
    expect(robots.isAllowed(SITE + path, 'GPTBot')).toBe(false),
  );

  it('names the sitemap', () => expect(robots.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]));
});
