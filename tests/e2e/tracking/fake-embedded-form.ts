import type { Page } from '@playwright/test';

type Made = {
  at: number;
  portalId: string;
  formId: string;
  target: string;
  onFormSubmitted?: () => void;
};
/** When the page polled for the provider's script, and the interval of the timer that did so. */
type Look = { at: number; every: number | undefined };
type Seen = { createdForms?: Made[]; readiedForms?: number; looks?: Look[] };

export const own = (page: Page) => page.locator('form#form-book-demo');
export const embedded = (page: Page) => page.locator('[data-embedded-form] form');
export const created = (page: Page) => page.evaluate(() => (window as Seen).createdForms ?? []);

/** How many forms the provider has reported to the page as ready. */
export const readied = (page: Page) => page.evaluate(() => (window as Seen).readiedForms ?? 0);

/** Records when the page polls for the provider's script. */
export const countLooks = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Seen;
    const looks: Look[] = [];
    seen.looks = looks;
    let provider: unknown;
    let every: number | undefined;
    const setEvery = window.setInterval.bind(window);
    window.setInterval = ((run: () => void, pause?: number) =>
      setEvery(() => {
        every = pause;
        run();
        every = undefined;
      }, pause)) as typeof window.setInterval;
    Object.defineProperty(window, 'hbspt', {
      get: () => {
        looks.push({ at: performance.now(), every });
        return provider;
      },
      set: (value: unknown) => {
        provider = value;
      },
    });
  });
export const looks = (page: Page) => page.evaluate(() => (window as Seen).looks ?? []);

/** Delays a script until it is released. */
export async function heldScript(page: Page, url: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Keeps the provider from confirming a submission. @returns a function that confirms it */
export async function holdConfirmation(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, once: true },
    );
  });
  return () => page.evaluate(() => (window as Seen).createdForms?.[0]?.onFormSubmitted?.());
}
