import type { Page } from '@playwright/test';

type Made = { at: number; portalId: string; formId: string; target: string };
type Seen = { createdForms?: Made[]; lookedAt?: number[] };

export const own = (page: Page) => page.locator('form#form-book-demo');
export const embedded = (page: Page) => page.locator('[data-embedded-form] form');
export const created = (page: Page) => page.evaluate(() => (window as Seen).createdForms ?? []);

/** Writes down when the page looks for the provider's script. */
export const countLooks = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Seen;
    const looks: number[] = [];
    seen.lookedAt = looks;
    let provider: unknown;
    Object.defineProperty(window, 'hbspt', {
      get: () => {
        looks.push(performance.now());
        return provider;
      },
      set: (value: unknown) => {
        provider = value;
      },
    });
  });
export const looks = (page: Page) => page.evaluate(() => (window as Seen).lookedAt ?? []);
