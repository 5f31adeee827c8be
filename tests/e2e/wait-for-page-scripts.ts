import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
  type Response,
  selectors,
  test as base,
} from '@playwright/test';

/**
 * Runs in the browser: whether the page's scripts have started. It uses nothing outside itself, because its source is
 * sent to the browser.
 */
function hasStarted(): boolean {
  if (document.getElementById('site-page')) {
    return customElements.get('site-island') !== undefined; // every page's script defines this element last
  }
  if (!document.querySelector('script[src*="/_next/"]')) return true; // a page of neither the site nor the admin
  // React keeps its root in a property of the document; until the first commit the server's HTML has no listeners.
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const root = key ? (document as unknown as Record<string, Root>)[key] : undefined;
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Runs in the browser: whether the behaviours of a page of the site are loaded. */
const isLoaded = (): boolean =>
  !document.querySelector(
    '#site-page :is([data-loading], [data-behaviour="lead-form"]:not(:has([name="key"])))',
  );

const NOT_STARTED = 'not-started';

// Selects the document while its scripts have not started. It runs in the page's own JavaScript world, where the
// properties set by React can be read.
await selectors.register(
  NOT_STARTED,
  `({
    query: () => ((${hasStarted.toString()})() ? null : document.documentElement),
    queryAll: () => ((${hasStarted.toString()})() ? [] : [document.documentElement]),
  })`,
);

/** How many times slower than usual the browser runs scripts, to find tests that act before the page is ready. */
const SLOWER = Number(process.env.SLOW_BROWSER ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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

const isEarly = ({ waitUntil }: Options = {}): boolean =>
  waitUntil === 'commit' || waitUntil === 'domcontentloaded';

/**
 * A page whose `goto`, `reload` and the like wait until it is interactive: an earlier click could be lost, which a
 * person would simply repeat. After a followed link, actions and assertions on elements wait until the page's scripts
 * have started. With `waitUntil` earlier than `load` nothing waits.
 */
export function listeningPage(page: Page): Page {
  const notStarted = page.locator(`${NOT_STARTED}=*`);
  // A page may close before it is set up.
  page.addLocatorHandler(notStarted, () => Promise.resolve()).catch(() => undefined);
  if (SLOWER > 1) slowDown(page).catch(() => undefined);
  const heard = async (response: Response | null, options: Options = {}) => {
    if (isEarly(options)) return response;
    await page.waitForFunction(hasStarted);
    await page.waitForFunction(isLoaded);
    // Behaviours may do something at their start, such as navigating to another page.
    await settle(page).catch((error: unknown) => {
      if (!String(error).includes('context was destroyed')) throw error;
    });
    return response;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)];
  page.goto = async (address, options) => {
    if (isEarly(options)) await page.removeLocatorHandler(notStarted);
    return heard(await goto(address, options), options);
  };
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

/** The test fixture whose pages wait until they are interactive; pages of contexts that a test creates do not. */
export const test = base.extend<Visitor>({
  privacyControl: [true, { option: true }],
  context: async ({ context, javaScriptEnabled, privacyControl }, provide) => {
    if (javaScriptEnabled) context.on('page', listeningPage);
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
