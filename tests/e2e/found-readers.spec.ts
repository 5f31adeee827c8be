import Validator from '@adobe/structured-data-validator';
import { expect, type APIRequestContext } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { unknownToSchemaOrg } from '../support/schema-org';
import { test } from './listening';

/** What the pages and calendars of a real build say, read by libraries that know nothing of this site. */

type Node = { '@type': string; [property: string]: unknown };
type Sitemap = { urlset: { url: { loc: string }[] } };

const parser = new XMLParser({ isArray: (name) => name === 'url' });
const pathOf = (address: string) => new URL(address).pathname;

async function addressesIn(request: APIRequestContext, locale: 'vi' | 'en'): Promise<string[]> {
  const xml = await (await request.get(`/sitemaps/${locale}-1.xml`)).text();
  return (parser.parse(xml) as Sitemap).urlset.url.map(({ loc }) => pathOf(loc));
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&');

async function nodesOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => {
    const { '@context': context, '@graph': nodes } = JSON.parse(text) as {
      '@context': string;
      '@graph': Node[];
    };
    expect(context, path).toBe('https://schema.org');
    return nodes;
  });
}

/** The types and properties of a node, all the way down: nodes of one shape need checking once. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${name === '@type' ? String(part) : shapeOf(part)}`)
    .join()}}`;
}

for (const locale of ['vi', 'en'] as const) {
  test(`structured data of every page of a sitemap is valid for schema.org and for search engines (${locale})`, async ({
    request,
  }) => {
    test.setTimeout(600_000);
    const shapes = new Map<string, Node>();
    const byType: Record<string, Node[]> = {};
    for (const path of await addressesIn(request, locale)) {
      const nodes = await nodesOf(request, path);
      expect(nodes.length, path).toBeGreaterThan(0);
      for (const node of nodes) {
        shapes.set(shapeOf(node), node);
        (byType[node['@type']] ??= []).push(node);
      }
    }
    expect(Object.keys(byType)).toEqual(
      expect.arrayContaining([
        'Organization',
        'WebSite',
        'BreadcrumbList',
        'BlogPosting',
        'NewsArticle',
        'Article',
        'Event',
        'FAQPage',
        'JobPosting',
        'SoftwareApplication',
        'VideoObject',
      ]),
    );
    expect(unknownToSchemaOrg([{ '@graph': [...shapes.values()] }])).toEqual([]);
    const issues = await new Validator().validate({
      jsonld: byType,
      microdata: {},
      rdfa: {},
      errors: [],
    });
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    expect(errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)).toEqual([]);
  });

  const prefix = locale === 'en' ? '/en' : '';

  test(`the feeds that pages name are read by a reader of feeds, in the page’s language (${locale})`, async ({
    request,
  }) => {
    for (const list of ['/blog', '/news-and-press']) {
      const html = await (await request.get(`${prefix}${list}`)).text();
      const link = html.match(/<link [^>]*type="application\/rss\+xml"[^>]*>/)?.[0] ?? '';
      const address = unescaped(/href="([^"]*)"/.exec(link)?.[1] ?? '');
      expect(pathOf(address)).toBe(`${prefix}${list}/rss.xml`);
      const response = await request.get(pathOf(address));
      expect(response.headers()['content-type']).toContain('application/rss+xml');
      const feed = await new Parser().parseString(await response.text());
      expect(pathOf(feed.link ?? '')).toBe(`${prefix}${list}`);
      expect(feed.items.length).toBeGreaterThanOrEqual(8);
      const dates = feed.items.map(({ isoDate }) => Date.parse(isoDate ?? ''));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      const [first] = feed.items;
      const page = await request.get(pathOf(first?.link ?? ''));
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain(`<html lang="${locale}"`);
    }
  });

  test(`the calendar file of every event to come says what its page says (${locale})`, async ({
    request,
  }) => {
    let read = 0;
    const events = (await addressesIn(request, locale)).filter((path) =>
      path.startsWith(`${prefix}/events/`),
    );
    for (const path of events) {
      const [event] = (await nodesOf(request, path)).filter((node) => node['@type'] === 'Event');
      const html = await (await request.get(path)).text();
      if (!event || !html.includes(`${path}/calendar.ics`)) continue;
      const response = await request.get(`${path}/calendar.ics`);
      expect(response.headers()['content-type']).toContain('text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      for (const zone of calendar.getAllSubcomponents('vtimezone')) {
        ICAL.TimezoneService.register(new ICAL.Timezone(zone));
      }
      const component = calendar.getFirstSubcomponent('vevent');
      if (!component) throw new Error(`${path}/calendar.ics holds no event.`);
      const entry = new ICAL.Event(component);
      expect(entry.summary).toBe(event.name);
      const startsAt = Date.parse(String(event.startDate));
      expect(entry.startDate.toJSDate().getTime()).toBe(startsAt);
      expect(String(event.startDate)).toMatch(/\+07:00$/);
      read += 1;
    }
    expect(read).toBeGreaterThanOrEqual(3);
  });
}
