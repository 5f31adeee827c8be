import Validator from '@adobe/structured-data-validator';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { unknownToSchemaOrg } from '../../support/unknown-schema-org-names';
import { address, type Language, languages } from '../pages/page-languages';
import { test } from '../wait-for-page-scripts';
import { linksOf } from '../pages/links-in-page-head';
import { sitemapOf, visitOf, visitsIn } from './crawl-records';
import { pathOf } from './read-sitemaps';

/** Libraries that are not the site's own parse its structured data, feeds and calendars. */

test('every address of the sitemaps answers, is its own canonical address, and is linked by its other language', () => {
  const offered = new Map<string, string[]>();
  for (const language of languages) {
    for (const { loc, lastmod, 'xhtml:link': links } of sitemapOf(language)) {
      const { status, url, html } = visitOf(language, pathOf(loc));
      expect(status, loc).toBe(200);
      expect(url, loc).toBe(new URL(loc).href);
      const canonical = linksOf(html, 'canonical').map(([, href]) => new URL(href).href);
      expect(canonical, loc).toEqual([new URL(loc).href]);
      expect(html, loc).not.toContain('noindex');
      const versions = linksOf(html, 'alternate').map(([lang, href]) => [lang, new URL(href).href]);
      const listed = links.map((link) => [link['@_hreflang'], new URL(link['@_href']).href]);
      expect(Object.fromEntries(versions), loc).toEqual(Object.fromEntries(listed));
      expect(Date.parse(lastmod), loc).toBeLessThan(Date.now() + 60_000);
      offered.set(
        pathOf(loc),
        versions.map(([, href]) => pathOf(href ?? '')),
      );
    }
  }
  expect(offered.size).toBeGreaterThan(100);
  for (const [loc, versions] of offered) {
    for (const version of versions) {
      expect(offered.get(version), `${loc} → ${version}`).toContain(loc);
    }
  }
});

type Node = { '@type': string; [property: string]: unknown };

function nodesOf(language: Language, path: string): Node[] {
  const { html } = visitOf(language, path);
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

/** The types and properties of a node, recursively: nodes of one shape are checked once. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${name === '@type' ? String(part) : shapeOf(part)}`)
    .join()}}`;
}

test('structured data of every page of a sitemap is valid for schema.org and for search engines', async () => {
  const shapes = new Map<string, Node>();
  for (const language of languages) {
    const byType: Record<string, Node[]> = {};
    for (const { path } of visitsIn(language)) {
      const nodes = nodesOf(language, path);
      expect(nodes.length, path).toBeGreaterThan(0);
      for (const node of nodes) {
        shapes.set(shapeOf(node), node);
        (byType[node['@type']] ??= []).push(node);
      }
    }
    expect(Object.keys(byType), language).toEqual(
      expect.arrayContaining([
        'Organization',
        'WebSite',
        'BreadcrumbList',
        'BlogPosting',
        'NewsArticle',
        'Article',
        'FAQPage',
        'SoftwareApplication',
      ]),
    );
    // Events, job postings and videos have no structured data, because the seed content has only samples of them.
    expect(Object.keys(byType), language).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Event|JobPosting|VideoObject)$/)]),
    );
    const issues = await new Validator().validate({
      jsonld: byType,
      microdata: {},
      rdfa: {},
      errors: [],
    });
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    const said = errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
    expect(said, language).toEqual([]);
  }
  expect(unknownToSchemaOrg([{ '@graph': [...shapes.values()] }])).toEqual([]);
});

for (const language of languages) {
  test(`the feeds of all pages can be read by a feed reader, in the page’s language (${language})`, async ({
    request,
  }) => {
    for (const path of ['/blog', '/news-and-press']) {
      const list = address(path, language);
      const { html } = visitOf(language, list);
      const link = html.match(/<link [^>]*type="application\/rss\+xml"[^>]*>/)?.[0] ?? '';
      const feedAddress = pathOf(/href="([^"]*)"/.exec(link)?.[1] ?? '');
      expect(feedAddress).toBe(`${list}/rss.xml`);
      const response = await request.get(feedAddress);
      expect(response.headers()['content-type']).toContain('application/rss+xml');
      const feed = await new Parser().parseString(await response.text());
      expect(pathOf(feed.link ?? '')).toBe(list);
      expect(feed.items.length).toBeGreaterThanOrEqual(8);
      const dates = feed.items.map(({ isoDate }) => Date.parse(isoDate ?? ''));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      const first = await request.get(pathOf(feed.items[0]?.link ?? ''));
      expect(first.status()).toBe(200);
      expect(await first.text()).toContain(`<html lang="${language}"`);
    }
  });

  test(`the calendar file of every upcoming event agrees with its page (${language})`, async ({
    request,
  }) => {
    let read = 0;
    const events = visitsIn(language).filter(({ path }) =>
      path.startsWith(address('/events/', language)),
    );
    for (const { path, html, headings } of events) {
      if (!html.includes(`${path}/calendar.ics`)) continue;
      const response = await request.get(`${path}/calendar.ics`);
      expect(response.headers()['content-type']).toContain('text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      for (const zone of calendar.getAllSubcomponents('vtimezone')) {
        ICAL.TimezoneService.register(new ICAL.Timezone(zone));
      }
      const component = calendar.getFirstSubcomponent('vevent');
      if (!component) throw new Error(`${path}/calendar.ics holds no event.`);
      const entry = new ICAL.Event(component);
      const title = headings.find(({ level }) => level === 1)?.text;
      expect(entry.summary).toBe(title?.replace(/\s/g, ' '));
      const [, startsAt = ''] = /<main[\s\S]*?<time dateTime="([^"]+)"/i.exec(html) ?? [];
      expect(entry.startDate.toJSDate().toISOString()).toBe(startsAt);
      read += 1;
    }
    expect(read).toBeGreaterThanOrEqual(3);
  });
}
