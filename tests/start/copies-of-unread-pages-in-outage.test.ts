import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '@messages/en/search.json';
import vietnamese from '@messages/vi/search.json';
import { markdownPath } from '@/i18n/markdown-paths';
import { splitLocale, localizedPath } from '@/i18n/locales';
import { memoryOfAll } from '../../scripts/load-test/measure-load.mjs';
import { IS_EVERY_COMBINATION } from '../support/all-combinations';
import { until } from '../support/poll-until';
import {
  compiledSettings,
  type OutsideDatabase,
  outsideDatabase,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';

/**
 * Files for programs, of a site whose database goes down before anybody has read a page. The tests build on each
 * other.
 */
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/llms.txt',
  '/en/llms.txt',
  '/blog/rss.xml',
  '/en/blog/rss.xml',
  '/news-and-press/rss.xml',
  '/en/news-and-press/rss.xml',
];
const MADE_WITHIN_SECONDS = 400;
/** Where not all pages are read: every sixth. */
const SOME = 6;
/**
 * For the web server and Postgres together. Did the server not return memory after making the copies, both would hold
 * 400 to 430.
 */
const MOST_MEMORY_MB = 330;
let database: OutsideDatabase['database'];
let giveDatabase: OutsideDatabase['give'];
let settings: Settings;
let site: Started;

beforeAll(async () => {
  ({ database, give: giveDatabase } = await outsideDatabase('unread'));
  settings = await compiledSettings('unread', {
    DATABASE_URL: database.url,
    PAGES_IN_ADVANCE: '1000',
  });
  site = await start(settings).ready();
  await until(() => site.printed().includes('page.copies-made'), MADE_WITHIN_SECONDS);
}, MADE_WITHIN_SECONDS * 1000);

afterAll(async () => {
  await wipeAll();
  await database?.stop();
});

async function read(address: string) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

/** The answers from these URLs that are not 200. */
async function failures(addresses: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const address of addresses) {
    const { status } = await read(address);
    if (status !== 200) failed.push(`${address} ${status}`);
  }
  return failed;
}

const locations = ({ text }: { text: string }) =>
  [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);

const markdownOf = (address: string) => {
  const { locale, path } = splitLocale(address);
  return localizedPath(locale, markdownPath(path));
};

/** Tests that the URLs in the sitemaps are shown, all or some of them, and Markdown and calendar files. */
function allIsShown(every = 1) {
  it('shows the feeds, the sitemaps and other files for programs', async () => {
    expect(await failures(FILES)).toEqual([]);
    const { headers } = await read('/blog/rss.xml');
    expect(headers.get('cache-status')).toBe('pages; hit; detail=last-good');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  });

  it('shows each page of the sitemaps, as HTML and as Markdown, and the calendars of events', async () => {
    const sitemaps = locations(await read('/sitemap.xml'));
    expect(sitemaps).toEqual(['/sitemaps/vi-1.xml', '/sitemaps/en-1.xml']);
    const all = (await Promise.all(sitemaps.map(read))).flatMap(locations);
    expect(all.length).toBeGreaterThan(150);
    expect(await failures(all.filter((_page, index) => index % every === 0))).toEqual([]);
    // A visitor may request a limited number of Markdown pages a minute.
    const some = all.filter((_page, index) => index % SOME === 0);
    expect(await failures(some.map(markdownOf))).toEqual([]);
    const events = all.filter((address) => /\/events\/[^/]+$/.test(address));
    const calendars: string[] = [];
    for (const event of events) {
      const { text } = await read(event);
      calendars.push(...(/[^"]+\/calendar\.ics/.exec(text) ?? []));
    }
    expect(calendars.length).toBeGreaterThan(0);
    expect(await failures(calendars)).toEqual([]);
  });

  it('says that there is nothing at an unknown address, on the usual page', async () => {
    const { status, text } = await read('/en/no-such-page');
    expect(status).toBe(404);
    expect(text).toContain('</footer>');
  });

  it.each([
    ['', '/search?q=khao%20sat', vietnamese],
    ['/en', '/en/search?q=survey&kind=blogs', english],
    ['/en', '/en/search', english],
  ])(
    'says that search does not work, and what to read instead (%s%s)',
    async (home, address, words) => {
      const { status, headers, text } = await read(address);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '15',
        'no-store',
      ]);
      const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
      expect(main).toContain(words.unavailable.title);
      expect(main).toContain(words.unavailable.text);
      expect(text).toContain('site-header');
      expect(text).toContain('</footer>');
      const links = [...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
      expect(links.length).toBeGreaterThanOrEqual(5);
      expect(links.every((href) => splitLocale(href).locale === (home ? 'en' : 'vi'))).toBe(true);
      expect(await failures(links)).toEqual([]);
    },
  );

  it('answers suggestions with a refusal that a browser shows as a hint', async () => {
    await until(async () => (await read('/api/health/ready')).text.includes('checks'), 30);
    const { status, text } = await read('/api/search?locale=vi&q=nps');
    expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'unavailable' }]);
  });

  it("has the page's own picture for networks that show a link, and none for a page that does not exist", async () => {
    for (const address of ['/', '/en/pricing', '/blog/close-the-loop-in-48-hours']) {
      const { text } = await read(address);
      const [, picture] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
      const { status, headers } = await read(new URL(picture!).pathname);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
      // Only a page's own picture may be cached. For a page whose title is not known, the site's picture is sent
      // instead.
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect((await read('/en/social/0123456789/no-such-page.png')).status).toBe(404);
  });
}

it('a site that has made all copies returns the memory that they took', async () => {
  const server = site.family().find(({ command }) => /scripts\/serve\.mjs/.test(command))!;
  const memory = () => memoryOfAll([server.pid, database.pid]);
  await expect.poll(memory, { timeout: 60_000, interval: 1000 }).toBeLessThan(MOST_MEMORY_MB);
  console.log(`web server and Postgres at rest: ${memory()} MB`);
}, 90_000);

describe('while the database is down, a site of which nobody has read a page', () => {
  beforeAll(() => database.stop());

  // The restarted site shows the same copies, all of them.
  allIsShown(IS_EVERY_COMBINATION ? 1 : SOME);
});

describe('the same site, restarted meanwhile', () => {
  beforeAll(async () => {
    site.signal('SIGTERM');
    await site.ended();
    site = await start(settings).ready();
  });

  allIsShown();
});

it('after the database is back, pages are made of its content again', async () => {
  database = await giveDatabase();
  const isFresh = async (address: string) => {
    const { status, headers } = await read(address);
    return status === 200 && !headers.get('cache-status')?.includes('last-good');
  };
  for (const address of ['/', '/en/blog/rss.xml']) await until(() => isFresh(address), 30);
});
