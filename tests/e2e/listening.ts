import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
  type Response,
  test as base,
} from '@playwright/test';

/** Runs in the browser: whether the page's scripts have started and its behaviours are loaded. */
function isListening(): boolean {
  if (!document.getElementById('site-page')) return true; // the document is no page of our site
  if (!customElements.get('site-island')) return false; // the last step of every page's script
  const waiting = '[data-loading], [data-behaviour="lead-form"]:not(:has([name="key"]))';
  return !document.querySelector(waiting);
}

/** Waits until due tasks have run, without letting the (fake) clock advance. */
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
 * A page whose `goto`, `reload` and the like wait until it is interactive: an earlier click could be lost, which a
 * person would simply repeat. With `waitUntil` earlier than `load` they do not wait.
 */
export function listeningPage(page: Page): Page {
  const heard = async (response: Response | null, options: Options = {}) => {
    if (options.waitUntil === 'commit' || options.waitUntil === 'domcontentloaded') return response;
    await page.waitForFunction(isListening);
    // Behaviours may do something at their start, such as navigating to another page.
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

/** Makes every page of a context send Global Privacy Control. */
export const sendPrivacyControl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });

type Visitor = {
  /**
   * Whether the browser sends Global Privacy Control, so that no consent bar is shown and no third-party script loads.
   * Tests of consent turn it off.
   */
  privacyControl: boolean;
};

/** Whether a request fetches a page for client-side navigation. */
export const fetchesPage = (request: Request): boolean =>
  request.headers()['x-requested-with'] === 'swup';

/**
 * The test fixture whose pages wait until they are interactive; pages of contexts that a test creates, popups and
 * followed links do not wait.
 */
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
  /** A function that is called with the shared page before it is opened. */
  before?: (page: Page) => Promise<unknown> | void;
};

/**
 * One page, loaded once, for all tests of a group in turn; they may resize it and open things, but otherwise leave it
 * as it is.
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
