import { expect } from '@playwright/test';
import pLimit from 'p-limit';
import { IS_EVERY_COMBINATION } from '../../support/all-combinations';
import { test } from '../wait-for-page-scripts';
import { allVisits } from './crawl-records';

type Target = { status: number; html: string };

/** How many link targets outside the sitemaps are requested at a time. */
const CONCURRENT_REQUESTS = 6;

/**
 * The name under which the answer of a link target is kept. `npm test` requests one value of each filter of a list: a
 * list answers any value with a page (blog.spec.ts), so another one is no broken link.
 */
const keyOf = (target: string): string =>
  IS_EVERY_COMBINATION ? target : target.replaceAll(/=[^&]*/g, '=');

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
  const others = new Map(
    links.filter(({ target }) => !known.has(target)).map(({ target }) => [keyOf(target), target]),
  );
  await Promise.all(
    [...others].map(([key, target]) =>
      limit(async () => {
        const response = await request.get(target, { maxRedirects: 0 });
        known.set(key, { status: response.status(), html: await response.text() });
      }),
    ),
  );
  const broken = links.flatMap(({ path, href, target, fragment }) => {
    const { status, html } = known.get(keyOf(target)) as Target;
    if (status !== 200) return `${path}: ${href} answers ${status}`;
    if (!fragment || html.includes(`id="${fragment}"`)) return [];
    return `${path}: ${href} has no such place`;
  });
  expect(broken).toEqual([]);
});
