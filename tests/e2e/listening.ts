import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
  type Response,
  test as base,
} from '@playwright/test';

/** In the browser: whether the scripts of the page have begun, and the code of what the page has is there. */
function isListening(): boolean {
  if (!document.getElementById('site-page')) return true; // not a page of ours
  if (!customElements.get('site-island')) return false; // the last that the script of every page does at once
  const waiting = '[data-loading], [data-behaviour="lead-form"]:not(:has([name="key"]))';
  return !document.querySelector(waiting);
}

/** Lets everything that is due now, and asks for no passing of time, happen. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', resolve, { once: true });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    }
  });
}

type Options = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' };

/**
 * A page that is open, or open again, when it listens: what a test presses before can be lost, as a reader's
 * press could be, who would press again. Told to wait for less than `load`, it waits for that alone.
 */
export function listeningPage(page: Page): Page {
  const heard = async (response: Response | null, options: Options = {}) => {
    if (options.waitUntil === 'commit' || options.waitUntil === 'domcontentloaded') return response;
    await page.waitForFunction(isListening);
    // What its parts do once they are there; one of them may lead on to another page.
    await settle(page).catch((error: unknown) => {
      if (!String(error).includes('context was destroyed')) throw error;
    });
    return response;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)];
  page.goto = async (address, options) => heard(await goto(address, options), options);
  page.reload = async (options) => heard(await reload(options), options);
  page.goBack = async (options) => heard(await goBack(options), options);
  page.goForward = async (options) => heard(await goForward(options), options);
  return page;
}

/** Lets every page of a context say that its reader agrees to nothing. */
export const sendPrivacyControl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });

type Visitor = {
  /**
   * Whether the browser sends Global Privacy Control, so that nobody is asked for consent and no script of
   * others loads. A test of consent turns it off.
   */
  privacyControl: boolean;
};

/** Whether a request fetches a page to be shown in the document that is open. */
export const fetchesPage = (request: Request): boolean =>
  request.headers()['x-requested-with'] === 'swup';

/** Its pages listen when they are open; those of a test's own contexts, popups and followed links are not waited for. */
export const test = base.extend<Visitor>({
  privacyControl: [true, { option: true }],
  context: async ({ context, javaScriptEnabled, privacyControl }, provide) => {
    if (javaScriptEnabled) {
      const newPage = context.newPage.bind(context);
      context.newPage = async () => listeningPage(await newPage());
    }
    if (privacyControl) await sendPrivacyControl(context);
    await provide(context);
  },
});

type Load = {
  options?: BrowserContextOptions;
  /** Is done with the page before it is opened. */
  before?: (page: Page) => Promise<unknown> | void;
};

/**
 * One load of a page that all tests of a group look at, one after the other; they leave it as it is, but for
 * its size and what they open.
 */
export function onePage(path: string, { options = {}, before = () => {} }: Load = {}): () => Page {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext(options);
    await sendPrivacyControl(context);
    page = listeningPage(await context.newPage());
    await before(page);
    await page.goto(path);
  });
  test.beforeEach(() => page.setViewportSize(options.viewport ?? { width: 1280, height: 720 }));
  test.afterAll(() => page.context().close());
  return () => page;
}
