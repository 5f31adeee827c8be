import { expect, type APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { test } from './listening';

type Link = { '@_hreflang': string; '@_href': string };
type Url = { loc: string; lastmod: string; 'xhtml:link': Link[] };
type Xml = { sitemapindex?: { sitemap: { loc: string }[] }; urlset?: { url: Url[] } };

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

const pathOf = (address: string) => new URL(address).pathname;

async function readXml(request: APIRequestContext, path: string): Promise<Xml> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return parser.parse(await response.text()) as Xml;
}

/** Every address of every sitemap that the robots file leads to. */
async function readSitemaps(request: APIRequestContext): Promise<Url[]> {
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

/** What the head of a page says in links of a relation: language and address. */
function linksOf(html: string, rel: string): [string, string][] {
  const links = html.match(/<link [^>]*>/g) ?? [];
  return links
    .filter(
      (link) => link.includes(`rel="${rel}"`) && (rel !== 'alternate' || /hreflang/i.test(link)),
    )
    .map((link) => [
      /hreflang="([^"]*)"/i.exec(link)?.[1] ?? '',
      /href="([^"]*)"/.exec(link)?.[1] ?? '',
    ]);
}

test('every address of the sitemaps answers, is its own canonical address, and is named by its versions', async ({
  request,
}) => {
  test.setTimeout(600_000);
  const urls = await readSitemaps(request);
  expect(urls.length).toBeGreaterThan(100);
  const offered = new Map<string, string[]>();
  for (const { loc, lastmod, 'xhtml:link': links } of urls) {
    const response = await request.get(pathOf(loc), { maxRedirects: 0 });
    expect(response.status(), loc).toBe(200);
    const html = await response.text();
    const canonical = linksOf(html, 'canonical').map(([, href]) => new URL(href).href);
    expect(canonical, loc).toEqual([new URL(loc).href]);
    expect(html, loc).not.toContain('noindex');
    const versions = linksOf(html, 'alternate').map(([lang, href]) => [lang, new URL(href).href]);
    const listed = links.map((link) => [link['@_hreflang'], new URL(link['@_href']).href]);
    expect(Object.fromEntries(versions), loc).toEqual(Object.fromEntries(listed));
    expect(Date.parse(lastmod), loc).toBeLessThan(Date.now() + 60_000);
    offered.set(
      new URL(loc).href,
      versions.map(([, href]) => href ?? ''),
    );
  }
  for (const [loc, versions] of offered) {
    for (const version of versions) {
      expect(offered.get(version), `${loc} → ${version}`).toContain(loc);
    }
  }
});

test('lists in a state, form results, previews and what is not there are for nobody’s index', async ({
  request,
}) => {
  for (const path of [
    '/blog?page=2',
    '/en/blog?page=2',
    '/book-demo/thank-you',
    '/en/form/book-demo',
    '/khong-co',
    '/en/nothing-here',
  ]) {
    const html = await (await request.get(path)).text();
    expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1], path).toContain('noindex');
  }
  const filtered = await (await request.get('/en/blog?page=2')).text();
  expect(linksOf(filtered, 'canonical').map(([, href]) => pathOf(href))).toEqual(['/en/blog']);
});

test('machine addresses that are none answer with 404', async ({ request }) => {
  for (const path of [
    '/sitemaps/vi-99.xml',
    '/sitemaps/fr-1.xml',
    '/sitemap-1.xml',
    '/en/sitemap.xml',
    '/en/robots.txt',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
