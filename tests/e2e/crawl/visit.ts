import type { BrowserContext, Page, Response } from '@playwright/test';
import { type AxeFinding, axeFindings } from '../addresses';
import type { Language } from '../pages/good-page';
import { collectFaults } from '../support';

/** A small phone and a desktop. */
const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1280, height: 720 };

type Heading = { level: number; text: string; isShown: boolean; inMain: boolean };

/** What one visit of an address showed, by a reader who has answered nothing. */
export type Visit = {
  path: string;
  language: Language;
  /** Where the visit ended. */
  url: string;
  status: number;
  headers: Record<string, string>;
  /** As the server sent it. */
  html: string;
  /** As it stood in the browser, at the end. */
  dom: string;
  lang: string;
  headings: Heading[];
  /** The text nodes of the page's own part that are in the page's language. */
  words: string[];
  /** The page's own part as it is read. */
  text: string;
  /** Pixels that lie beyond the window, by its width. */
  beyond: Record<number, number>;
  /** Images without a text, or without a size that keeps their room. */
  poorImages: string[];
  requests: string[];
  cookies: string;
  storage: string[];
  asksForConsent: boolean;
  faults: string[];
  /** Null where it was not audited. */
  axe: AxeFinding[] | null;
};

const widthBeyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** In the browser: what is on the page. */
function readPage() {
  const main = document.querySelector('main');
  const words: string[] = [];
  if (main) {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What another site calls itself stays in its language.
      const apart = '[lang]:not(html), a[target="_blank"], script, style';
      if (!node.parentElement?.closest(apart)) words.push(node.textContent ?? '');
    }
  }
  const keepsRoom = (image: HTMLImageElement) =>
    (image.hasAttribute('width') && image.hasAttribute('height')) ||
    getComputedStyle(image).position === 'absolute';
  return {
    dom: document.documentElement.outerHTML,
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

/** A tab that visits one address after the other; what it asks for and reports is noted all the while. */
export type Tab = { page: Page; requests: string[]; faults: string[] };

export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests, faults: collectFaults(page) };
}

type Stop = { path: string; language: Language; audit: boolean };

/** Opens an address and writes down what it shows. */
export async function visit(tab: Tab, { path, language, audit }: Stop): Promise<Visit> {
  const { page, requests, faults } = tab;
  await page.setViewportSize(NARROW);
  const response = (await page.goto(path)) as Response;
  const asksForConsent = await isShown(page, '#consent-bar');
  const beyond: Visit['beyond'] = { [NARROW.width]: await widthBeyond(page) };
  const axe = audit ? await axeFindings(page, 'main') : null;
  await page.setViewportSize(WIDE);
  beyond[WIDE.width] = await widthBeyond(page);
  // What waits for the browser to have nothing else to do has its turn.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return {
    path,
    language,
    url: page.url(),
    status: response.status(),
    headers: await response.allHeaders(),
    html: await response.text(),
    ...(await page.evaluate(readPage)),
    beyond,
    asksForConsent,
    axe,
    requests: requests.splice(0),
    faults: faults.splice(0),
  };
}
