import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { test as base } from '../wait-for-page-scripts';
import { discard, type Role, sessionOf, settings } from '../accounts-and-settings';
import { type KeptContext, launchKept } from './reused-browser-context';
import { watchPolicy } from './collect-security-policy-violations';

type PageData = Record<string, unknown>;

type StaffFixtures = {
  visitor: APIRequestContext;
  /** API requests signed in as each role, independent of the page. */
  admin: APIRequestContext;
  editor: APIRequestContext;
  sales: APIRequestContext;
  /** Publishes a page in one language, which is deleted after the test. Returns its id. */
  publishPage: (path: string, locale: 'vi' | 'en', data?: PageData) => Promise<number>;
};

type Playwright = PlaywrightWorkerArgs['playwright'];

const signedIn =
  (who: Role) =>
  async (
    { playwright }: { playwright: Playwright },
    provide: (request: APIRequestContext) => Promise<void>,
  ) => {
    const storageState = await sessionOf(who);
    const request = await playwright.request.newContext({ baseURL: settings.site(), storageState });
    await provide(request);
    await request.dispose();
  };

const staff = base.extend<StaffFixtures, { kept: KeptContext }>({
  kept: [
    async ({ playwright }, provide, { project }) => {
      const kept = await launchKept(playwright, project);
      await provide(kept);
      await kept.context.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ playwright }, provide) => {
    const visitor = await playwright.request.newContext({ baseURL: settings.site() });
    await provide(visitor);
    await visitor.dispose();
  },
  admin: signedIn('admin'),
  editor: signedIn('editor'),
  sales: signedIn('sales'),
  publishPage: async ({ editor }, provide) => {
    const made: number[] = [];
    await provide(async (path, locale, data = {}) => {
      const response = await editor.post(`/api/pages?locale=${locale}`, {
        data: { ...pageData(locale), path, _status: 'published', ...data },
      });
      if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
      const { doc } = (await response.json()) as { doc: { id: number } };
      made.push(doc.id);
      return doc.id;
    });
    for (const id of made) await discard(editor, `/api/pages/${id}`);
  },
});

/**
 * The test fixture for what staff does and visitors then see. All tests of a worker share its browser context; a
 * violation of the security policy fails the test.
 */
export const test = staff.extend({
  context: async ({ kept }, provide) => {
    await provide(kept.context);
    await kept.clear();
    expect(kept.takeRefused()).toEqual([]);
  },
});

test.use = () => {
  throw new Error(
    'The kept context has the options of its project: use `testApart` of ./admin-test-fixtures.',
  );
};

/**
 * Like `test`, with a browser context of its own for each test: for tests that need other browser options, a fake
 * clock, or anything else that `test` forbids.
 */
export const testApart = staff.extend({
  context: async ({ context }, provide) => {
    const refused = await watchPolicy(context);
    await provide(context);
    expect(refused).toEqual([]);
  },
});

export function pageData(locale: 'vi' | 'en'): PageData {
  const [title, text] = locale === 'vi' ? ['Trang thử', 'Đặt lịch'] : ['Page on trial', 'Book'];
  return {
    title,
    sections: [{ blockType: 'callToAction', title, primary: { text, href: '/book-demo' } }],
  };
}
