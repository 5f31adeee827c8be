import type { BrowserContext, Page, Response } from '@playwright/test';
import { type AxeFinding, axeFindings } from '../addresses';
import type { Language } from '../pages/good-page';
import { collectFaults } from '../support';

/** A small phone and a desktop. */
const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1280, height: 720 };

type Heading = { level: number; text: string; isShown: boolean; inMain: boolean };

/** The record of one visit of an address, by a visitor who has not answered the consent bar. */
export type Visit = {
  path: string;
  language: Language;
  /** The final address, after redirects. */
  url: string;
  status: number;
  headers: Record<string, string>;
  /** The HTML as the server sent it. */
  html: string;
  /** The DOM as the browser had it at the end, serialised without scripts. */
  dom: string;
  lang: string;
  headings: Heading[];
  /** The text nodes of the main content that are marked as being in the page's language. */
  words: string[];
  /** The visible text of the main content. */
  text: string;
  /** Horizontal overflow in pixels, by viewport width. */
  beyond: Record<number, number>;
  /** Images without alternative text, or without a size that reserves their space. */
  poorImages: string[];
  requests: string[];
  /** How many of the requests came before the viewport was resized. */
  firstRequests: number;
  cookies: string;
  storage: string[];
  asksForConsent: boolean;
  faults: string[];
  /** Null where axe did not run. */
  axe: AxeFinding[] | null;
};

const widthBeyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Runs in the browser: collects the data of the page. */
function readPage() {
  const main = document.querySelector('main');
  const words: string[] = [];
  if (main) {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The name of another site is in that site's language.
      const apart = '[lang]:not(html), a[target="_blank"], script, style';
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
    text: main?.innerText ?? '',
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

/** A tab that visits addresses one after the other; its requests and errors are recorded. */
export type Tab = { page: Page; requests: string[]; faults: string[] };

export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests, faults: collectFaults(page) };
}

type Stop = { path: string; language: Language; audit: boolean };

/** Opens an address and records it: first at the viewport width of the previous visit, then at the other. */
export async function visit(tab: Tab, { path, language, audit }: Stop): Promise<Visit> {
  const { page, requests, faults } = tab;
  const isWide = page.viewportSize()?.width === WIDE.width;
  const response = (await page.goto(path)) as Response;
  const asksForConsent = await isShown(page, '#consent-bar');
  // Gives idle callbacks a chance to run; a page that renders nothing may never call them.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  const firstRequests = requests.length;
  const beyond: Visit['beyond'] = {};
  let axe: Visit['axe'] = null;
  let seen!: ReturnType<typeof readPage>;
  for (const size of isWide ? [WIDE, NARROW] : [NARROW, WIDE]) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    beyond[size.width] = await widthBeyond(page);
    if (size === WIDE) seen = await page.evaluate(readPage);
    else if (audit) axe = await axeFindings(page, 'main');
  }
  return {
    path,
    language,
    url: page.url(),
    status: response.status(),
    headers: await response.allHeaders(),
    html: await response.text(),
    ...seen,
    beyond,
    asksForConsent,
    axe,
    firstRequests,
    requests: requests.splice(0),
    faults: faults.splice(0),
  };
}
