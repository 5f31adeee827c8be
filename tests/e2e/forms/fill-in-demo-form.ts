import type { Page } from '@playwright/test';
import { rowsOf, settings } from '../accounts-and-settings';

/** A complete demo request; its name distinguishes it from those of other tests. */
export const demoRequest = (name: string) => ({
  name,
  email: 'linh@example.com',
  phone: '0912 345 678',
  company: 'tamvia.vn',
  industry: 'retail',
  jobTitle: 'manager-leader',
});

export async function fillDemoRequest(page: Page, name: string): Promise<void> {
  const { industry, jobTitle, ...texts } = demoRequest(name);
  for (const [control, value] of Object.entries(texts)) {
    await page.locator(`[name="${control}"]`).fill(value);
  }
  await page.locator('[name="industry"]').selectOption(industry);
  await page.locator('[name="jobTitle"]').selectOption(jobTitle);
  await page.locator('[name="agree"]').check();
}

export const submitButton = (page: Page) => page.locator('form[data-form] button[type="submit"]');

export const messageOf = (page: Page, name: string) => page.locator(`[data-error-for="${name}"]`);

/**
 * Sets the page's clock a minute back while a page is opened: a form that is sent at once looks automated and is
 * held.
 */
export async function openedAMinuteAgo(page: Page): Promise<number> {
  const then = Date.now() - 60_000;
  await page.clock.setFixedTime(then);
  return then;
}

type Lead = {
  id: number;
  attribution: Record<string, string> | null;
  key: string | null;
  locale: string;
  page: string;
  phone_e164: string;
  preferred_language: string | null;
  salutation: string | null;
  suspicion: string | null;
  version: string;
};

export const leadsNamed = (name: string): Promise<Lead[]> =>
  rowsOf<Lead>('SELECT * FROM leads WHERE name = $1', [name]);

/** A message of the webhook about the erasure of leads contains no lead. */
type Delivered = { times: number; message: { lead?: { name: string } } };

/** How many messages the receiver got about leads named `name`. */
export async function timesDelivered(name: string): Promise<number> {
  const listed = (await (await fetch(settings.receiver())).json()) as Delivered[];
  return listed
    .filter(({ message }) => message.lead?.name === name)
    .reduce((sum, { times }) => sum + times, 0);
}
