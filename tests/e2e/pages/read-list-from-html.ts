import { type APIRequestContext, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/** The document at a URL, as the server sends it. */
export async function documentAt(request: APIRequestContext, url: string): Promise<HTMLElement> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  return parse(await response.text());
}

/** The list of entries on the page at a URL. */
export async function listAt(request: APIRequestContext, url: string): Promise<HTMLElement> {
  const list = (await documentAt(request, url)).querySelector('#list');
  if (!list) throw new Error(`${url} has no list.`);
  return list;
}

export const hrefsIn = (element: HTMLElement, selector: string): string[] =>
  element.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');

/** Texts of elements, without the spaces that hold words on one line. */
export const textsIn = (element: HTMLElement, selector: string): string[] =>
  element
    .querySelectorAll(selector)
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
