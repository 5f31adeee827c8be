import { expect, type Page } from '@playwright/test';
import { rowsOf } from '../accounts-and-settings';

/** A campaign name for one test only, because others are counted at the same time. */
export const campaignOf = (name: string): string => `${name}-${Date.now().toString(36)}`;

/** Hides that the browser is automated. The page counter does not count automated browsers. */
export const asPerson = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });

export const landing = (path: string, campaign: string) =>
  `${path}?utm_source=letter&utm_medium=e2e&utm_campaign=${campaign}`;

/** The counters of a campaign, as `language path event target count`. */
export async function countsOf(campaign: string): Promise<string[]> {
  const rows = await rowsOf<Record<string, string>>(
    `SELECT concat_ws(' ', language, path, event, nullif(target, ''), sum(count)) AS line
     FROM page_counts WHERE campaign = $1 AND source = 'letter' AND medium = 'e2e'
     GROUP BY language, path, event, target ORDER BY path, language DESC, event`,
    [campaign],
  );
  return rows.map(({ line }) => line ?? '');
}

export const counted = (campaign: string) => expect.poll(() => countsOf(campaign));
