import { expect, type APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import robotsParser from 'robots-parser';

type Link = { '@_hreflang': string; '@_href': string };
export type Sitemap = { loc: string; lastmod: string; 'xhtml:link': Link[] }[];
type Xml = { sitemapindex?: { sitemap: { loc: string }[] }; urlset?: { url: Sitemap } };

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

export const pathOf = (address: string) => new URL(address).pathname;

async function readXml(request: APIRequestContext, path: string): Promise<Xml> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return parser.parse(await response.text()) as Xml;
}

/** Every URL in the sitemaps of the index that robots.txt names first. */
export async function readSitemaps(request: APIRequestContext): Promise<Sitemap> {
  const robots = robotsParser(
    'http://site/robots.txt',
    await (await request.get('/robots.txt')).text(),
  );
  const [index = ''] = robots.getSitemaps();
  const { sitemapindex } = await readXml(request, pathOf(index));
  const files = sitemapindex?.sitemap ?? [];
  expect(files.length).toBeGreaterThan(1);
  const read = await Promise.all(files.map(({ loc }) => readXml(request, pathOf(loc))));
  return read.flatMap(({ urlset }) => urlset?.url ?? []);
}
