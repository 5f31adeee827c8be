import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { demoRequest } from '../forms/demo-request';
import { rowsOf } from '../support';

async function sentAt(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** A screen of the admin as the server sends it, for what needs no browser to be seen. */
export async function screen(request: APIRequestContext, path: string): Promise<HTMLElement> {
  return parse(await sentAt(request, path));
}

/** Where "preview" leads in the form at a path: the server sends it, the browser draws the button from it. */
export async function previewLink(request: APIRequestContext, path: string): Promise<string> {
  const [, link = ''] = /\\"previewURL\\":\\"([^"]+)\\"/.exec(await sentAt(request, path)) ?? [];
  return JSON.parse(`"${link}"`) as string;
}

/**
 * Opens a list of the admin and waits until it has started: it then writes its own query to the address, and forgets
 * what was ticked before.
 */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/[?&]limit=\d/);
}

/** A request as a visitor sends it; gives its id. Each name has an address and a phone of its own. */
export async function newLead(
  visitor: APIRequestContext,
  name: string,
  own: { email: string; phone: string } & Record<string, string>,
): Promise<number> {
  const sent = await visitor.post('/api/forms/book-demo', {
    form: { ...demoRequest(name), ...own, agree: 'yes', locale: 'vi' },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  const [lead] = await rowsOf<{ id: number }>('SELECT id FROM leads WHERE name = $1', [name]);
  return lead?.id ?? 0;
}
