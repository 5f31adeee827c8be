import { expect } from '@playwright/test';
import pLimit from 'p-limit';
import { test } from '../wait-for-page-scripts';
import { allVisits } from './crawl-records';

type Target = { status: number; html: string };

/** How many link targets outside the sitemaps are requested at a time. */
const CONCURRENT_REQUESTS = 6;

test('no link or fragment of any page is broken', async ({ request }) => {
  test.setTimeout(120_000);
  const visits = allVisits();
  const known = new Map<string, Target>(visits.map((visit) => [visit.path, visit]));
  const links = visits.flatMap(({ path, html }) =>
    [...new Set([...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href ?? ''))]
      .filter((href) => /^[/#]/.test(href))
      .map((href) => {
        const [target = '', fragment] = href.replaceAll('&amp;', '&').split('#');
        return { path, href, target: target || path, fragment };
      }),
  );
  const limit = pLimit(CONCURRENT_REQUESTS);
  const others = new Set(links.map(({ target }) => target).filter((target) => !known.has(target)));
  await Promise.all(
    [...others].map((target) =>
      limit(async () => {
        const response = await request.get(target, { maxRedirects: 0 });
        known.set(target, { status: response.status(), html: await response.text() });
      }),
    ),
  );
  const broken = links.flatMap(({ path, href, target, fragment }) => {
    const { status, html } = known.get(target) as Target;
    if (status !== 200) return `${path}: ${href} answers ${status}`;
    if (!fragment || html.includes(`id="${fragment}"`)) return [];
    return `${path}: ${href} has no such place`;
  });
  expect(broken).toEqual([]);
});
