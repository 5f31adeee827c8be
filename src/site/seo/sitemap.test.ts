import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { robotsFile } from '@/site/seo/robots-txt';
import { partNamed, sitemapFile, sitemapIndex } from '@/site/seo/sitemap';

const SITE = 'https://www.example.com';
const updatedAt = '2026-03-10T02:00:00.000Z';
const both = { publishedIn: ['vi' as const, 'en' as const], updatedAt };

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
  it('names the file of each part, with its last change', async () => {
    const later = '2026-05-01T00:00:00.000Z';
    const parts = [
      { locale: 'vi', number: 1, updatedAt },
      { locale: 'vi', number: 2, updatedAt: later },
      { locale: 'en', number: 1, updatedAt },
    ] as const;
    const { sitemapindex } = read(await sitemapIndex(parts, SITE));
    expect(sitemapindex?.sitemap).toEqual([
      { loc: `${SITE}/sitemaps/vi-1.xml`, lastmod: updatedAt },
      { loc: `${SITE}/sitemaps/vi-2.xml`, lastmod: later },
      { loc: `${SITE}/sitemaps/en-1.xml`, lastmod: updatedAt },
    ]);
  });

  it.each(['vi-0.xml', 'vi-2.xml', 'fr-1.xml', 'vi-1', '../vi-1.xml', 'vi-01.xml', 'vi-1e3.xml'])(
    'has no file %s',
    (name) => {
      const parts = [{ locale: 'vi', number: 1, updatedAt }] as const;
      expect(partNamed(name, parts)).toBeUndefined();
      expect(partNamed('vi-1.xml', parts)).toBe(parts[0]);
    },
  );
});

describe('a sitemap', () => {
  it('lists each address with the languages in which it is live', async () => {
    const entries = [
      { path: '/', ...both },
      { path: '/only-en', publishedIn: ['en' as const], updatedAt },
    ];
    const { urlset } = read(await sitemapFile('en', entries, SITE));
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
  });
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
