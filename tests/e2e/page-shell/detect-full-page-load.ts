import type { Page } from '@playwright/test';

type Marked = { mark?: string };

/** Marks the document; a full page load removes the mark. */
export const markDocument = (page: Page): Promise<string> =>
  page.evaluate(() => ((window as Marked).mark = 'same document'));

/** Whether the page is still shown in the marked document. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as Marked).mark === 'same document');
