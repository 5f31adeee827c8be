import type { APIRequestContext, BrowserContext, Page, Response } from '@playwright/test';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { type AxeFinding, axeFindings } from '../run-axe';
import type { Language } from '../pages/page-languages';
import { collectFaults } from '../accounts-and-settings';
import { widthsOfLargeText } from './pages-for-accessibility-audit';
import { faultsAtDoubleSize, type TextFaults } from './text-at-double-size';

type Size = { width: number; height: number };

/** The viewports of the crawl: a small phone and a desktop. */
export const NARROW: Size = { width: 320, height: 720 };
export const WIDE: Size = { width: 1280, height: 720 };

type Heading = { level: number; text: string; isShown: boolean; inMain: boolean };

type Answer = {
  path: string;
  language: Language;
  /** The final URL, after redirects. */
  url: string;
  status: number;
  headers: Record<string, string>;
  /** The HTML of the page as the server sent it. */
  html: string;
  lang: string;
  headings: Heading[];
  /** The text nodes of the main content, without those in elements of `OF_OTHERS`. */
  words: string[];
};

/** The record of one visit in a browser, by a visitor who has not answered the consent bar. */
export type OpenedVisit = Answer & {
  isOpened: true;
  /** The DOM at the end, serialised without scripts. */
  dom: string;
  /** Horizontal overflow in pixels, by viewport width. */
  beyond: Record<number, number>;
  /** What does not fit when the reader's text is twice as large, by viewport width. */
  atDoubleSize: Record<number, TextFaults>;
  /** Images without alternative text, or without a size that reserves their space. */
  poorImages: string[];
  requests: string[];
  /** How many of the requests came before the viewport was resized. */
  firstRequests: number;
  cookies: string;
  storage: string[];
  asksForConsent: boolean;
  faults: string[];
  /** The axe findings; null where axe did not run. */
  axe: AxeFinding[] | null;
};

/** The answer of a URL fetched without a browser. */
export type ReadVisit = Answer & { isOpened: false };

export type Visit = OpenedVisit | ReadVisit;

const widthBeyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Elements whose text may be in another language, or is code. */
const OF_OTHERS = '[lang]:not(html), a[target="_blank"], script, style';

/** Runs in the browser: collects the data of the page. */
function readPage(apart: string) {
  const main = document.querySelector('main');
  const words: string[] = [];
  if (main) {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(apart)) words.push(node.textContent ?? '');
    }
  }
  const keepsRoom = (image: HTMLImageElement) =>
    (image.hasAttribute('width') && image.hasAttribute('height')) ||
    getComputedStyle(image).position === 'absolute';
  return {
    dom: document.documentElement.outerHTML.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent ?? '',
      isShown: heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      inMain: main?.contains(heading) ?? false,
    })),
    words,
    poorImages: [...document.images]
      .filter((image) => !image.hasAttribute('alt') || !keepsRoom(image))
      .map((image) => image.outerHTML.slice(0, 200)),
    cookies: document.cookie,
    storage: Object.keys(localStorage),
  };
}

const isShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

/** A tab that visits URLs one after the other; its requests and errors are recorded. */
export type Tab = { page: Page; opensAt: Size; requests: string[]; faults: string[] };

/** @param opensAt the viewport at which the tab opens pages */
export async function openTab(context: BrowserContext, opensAt: Size): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewportSize(opensAt);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, opensAt, requests, faults: collectFaults(page) };
}

export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

type Stop = { path: string; language: Language; audit: boolean };

/** Opens a URL and records it: at the viewport of the tab, at the other, and then with text of twice the size. */
export async function visit(tab: Tab, { path, language, audit }: Stop): Promise<OpenedVisit> {
  const { page, opensAt, requests, faults } = tab;
  const sizes = [opensAt, opensAt === WIDE ? NARROW : WIDE];
  const resize = async (size: Size) => {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  };
  const response = (await page.goto(path)) as Response;
  const asksForConsent = await isShown(page, '#consent-bar');
  // Gives idle callbacks a chance to run; a page that renders nothing may never call them.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  const firstRequests = requests.length;
  const beyond: OpenedVisit['beyond'] = {};
  let axe: OpenedVisit['axe'] = null;
  let seen!: ReturnType<typeof readPage>;
  for (const size of sizes) {
    await resize(size);
    beyond[size.width] = await widthBeyond(page);
    if (size === WIDE) seen = await page.evaluate(readPage, OF_OTHERS);
    else if (audit) axe = await axeFindings(page, 'main');
  }
  const atDoubleSize = await faultsAtDoubleSize(page, widthsOfLargeText(path, language));
  // For the next visit; a page that is not shown is not laid out again at that width.
  await page.evaluate(() => (document.documentElement.style.display = 'none'));
  await resize(opensAt);
  return {
    isOpened: true,
    path,
    language,
    url: page.url(),
    status: response.status(),
    headers: await response.allHeaders(),
    html: await response.text(),
    ...seen,
    beyond,
    atDoubleSize,
    asksForConsent,
    axe,
    firstRequests,
    requests: requests.splice(0),
    faults: faults.splice(0),
  };
}

const textsOf = (element: HTMLElement): string[] =>
  element.childNodes.flatMap((node) => {
    if (node instanceof HTMLElement) return textsOf(node);
    return node instanceof TextNode ? [node.text] : [];
  });

/** The texts of the main content of a document, without those in elements of `OF_OTHERS`, which it removes. */
function wordsOf(page: HTMLElement): string[] {
  const main = page.querySelector('main');
  for (const part of main?.querySelectorAll(`template, ${OF_OTHERS}`) ?? []) part.remove();
  return main ? textsOf(main) : [];
}

/** Fetches a URL without a browser, and records the answer. */
export async function readVisit(
  request: APIRequestContext,
  { path, language }: Omit<Stop, 'audit'>,
): Promise<ReadVisit> {
  const response = await request.get(path);
  const html = await response.text();
  const page = parse(withoutScripts(html));
  return {
    isOpened: false,
    path,
    language,
    url: response.url(),
    status: response.status(),
    headers: response.headers(),
    html,
    lang: page.querySelector('html')?.getAttribute('lang') ?? '',
    headings: page.querySelectorAll('h1, h2, h3, h4').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: heading.textContent,
      isShown: !heading.closest('dialog, template, [hidden]'),
      inMain: heading.closest('main') !== null,
    })),
    words: wordsOf(page),
  };
}
