import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { demoRequest } from '../forms/fill-in-demo-form';
import { rowsOf } from '../accounts-and-settings';
import { openedAt } from '../../support/valid-forms';

async function sentAt(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** The HTML of a screen of the admin as the server sends it, for tests that need no browser. */
export async function screen(request: APIRequestContext, path: string): Promise<HTMLElement> {
  return parse(await sentAt(request, path));
}

/**
 * The target of the preview button in the form of a page: the server sends the URL, and the browser makes the button.
 */
export async function previewLink(request: APIRequestContext, path: string): Promise<string> {
  const [, link = ''] = /\\"previewURL\\":\\"([^"]+)\\"/.exec(await sentAt(request, path)) ?? [];
  return JSON.parse(`"${link}"`) as string;
}

/**
 * Opens a list of the admin and waits until its script has started; the script then writes the query into the URL
 * and clears the selection.
 */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/[?&]limit=\d/);
}

/** Closes the notices on a screen, of which one has to be there, by their buttons instead of waiting for their end. */
export async function closeNotices(page: Page): Promise<void> {
  const notices = page.locator('[data-sonner-toast]');
  await expect(notices).not.toHaveCount(0);
  // Again until none is left: the notice of an answer may come while the one of its request is being closed.
  await expect(async () => {
    await notices
      .locator('[data-close-button]')
      .evaluateAll((buttons: HTMLButtonElement[]) => buttons.forEach((button) => button.click()));
    expect(await notices.count()).toBe(0);
  }).toPass({ intervals: [100] });
}

/**
 * Submits a demo request as a visitor; returns the lead's id. `own` sets an e-mail address and phone number that no
 * other test uses.
 */
export async function newLead(
  visitor: APIRequestContext,
  name: string,
  own: { email: string; phone: string } & Record<string, string>,
): Promise<number> {
  const sent = await visitor.post('/api/forms/book-demo', {
    form: { ...demoRequest(name), ...own, agree: 'yes', locale: 'vi', startedAt: openedAt },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  const [lead] = await rowsOf<{ id: number }>('SELECT id FROM leads WHERE name = $1', [name]);
  return lead?.id ?? 0;
}

/**
 * Opens the preview beside the form on the screen, once the form has read the account's preferences; the preview may
 * be open already.
 */
export async function openPreview(page: Page): Promise<void> {
  await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
  const frame = page.locator('iframe#live-preview-iframe');
  if ((await frame.count()) === 0) await page.locator('#live-preview-toggler').click();
  await expect(frame).toBeVisible();
}
