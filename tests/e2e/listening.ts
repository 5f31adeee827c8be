import { type Page, test as base } from '@playwright/test';

type ReactRoot = { current: { memoizedState: { isDehydrated?: boolean } | null } };

/** In the browser: whether React has taken over the page. It keeps that in a field of the document. */
function isListening(): boolean {
  if (!('__next_f' in window)) return true; // not a page of ours, or one without scripts
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return false;
  const { stateNode } = (document as unknown as Record<string, { stateNode: ReactRoot }>)[key]!;
  return stateNode.current.memoizedState?.isDehydrated === false;
}

/** Until what a test presses is not lost, as a reader's press could be, who would press again. */
export const untilListening = (page: Page) => page.waitForFunction(isListening);

/** A page that is open when it listens. Told by `waitUntil` to wait for something else, it waits for that alone. */
export function listeningPage(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await untilListening(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilListening(page);
    return response;
  };
  return page;
}

/** Every page that a test opens in its own context listens before the test goes on. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) {
      const newPage = context.newPage.bind(context);
      context.newPage = async () => listeningPage(await newPage());
    }
    await provide(context);
  },
});
