import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  request as requests,
} from '@playwright/test';
import { axeFindings } from '../run-axe';
import { settle } from '../wait-for-page-scripts';
import { discard, sessionOf, settings } from '../accounts-and-settings';

/**
 * Texts of the header and footer in each language, written out: a test that read the message files would prove nothing.
 */
export const languages = {
  vi: {
    prefix: '',
    home: '/',
    tabs: ['Nền tảng', 'Giải pháp', 'Bảng giá', 'Tài nguyên', 'Khách hàng', 'Về chúng tôi'],
    menus: { platform: 'Nền tảng', solutions: 'Giải pháp', resources: 'Tài nguyên' },
    navigation: 'Điều hướng chính',
    logo: 'Tamvia, về trang chủ',
    login: 'Đăng nhập',
    bookDemo: 'Đặt lịch demo',
    engagement: 'Gắn kết khách hàng',
    soon: 'Sắp ra mắt',
    waiting: ['Tài chính, ngân hàng', 'Chứng khoán, bảo hiểm'],
    mobileMenu: 'Menu của trang',
    closeMenu: 'Đóng menu',
    products: 'Sản phẩm',
    promise: 'Đội ngũ phản hồi trong vòng 30 phút',
    language: 'Ngôn ngữ: Tiếng Việt',
    contact: 'Liên hệ',
    contactPanel: 'Nói chuyện với chúng tôi',
    progress: 'Đang mở trang',
    closeToast: 'Đóng thông báo',
  },
  en: {
    prefix: '/en',
    home: '/en',
    tabs: ['Platform', 'Solutions', 'Pricing', 'Resources', 'Customers', 'About us'],
    menus: { platform: 'Platform', solutions: 'Solutions', resources: 'Resources' },
    navigation: 'Main',
    logo: 'Tamvia, to the home page',
    login: 'Log in',
    bookDemo: 'Book a demo',
    engagement: 'Customer engagement',
    soon: 'Coming soon',
    waiting: ['Finance and banking', 'Securities and insurance'],
    mobileMenu: 'Website menu',
    closeMenu: 'Close menu',
    products: 'Products',
    promise: 'Our team replies within 30 minutes',
    language: 'Language: English',
    contact: 'Contact',
    contactPanel: 'Talk to us',
    progress: 'Opening the page',
    closeToast: 'Close notification',
  },
} as const;

export type Lang = keyof typeof languages;
export const langs = ['vi', 'en'] as const;

export const PHONE = { width: 390, height: 844 };

export const banner = (page: Page): Locator => page.getByRole('banner');
export const tab = (page: Page, id: string): Locator => page.locator(`[data-tab="${id}"]`);
export const megaMenu = (page: Page, id: string): Locator => page.locator(`[data-menu="${id}"]`);

/**
 * Opens a page and waits until its scripts have started: the tabs of its menu have become buttons, or its form is
 * ready. On a page with neither menu nor form it waits for nothing.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (await page.locator('[data-menu]').count()) {
    await expect(page.locator('button[data-tab]')).toHaveCount(3);
  } else if (await page.locator('main form[data-form]').count()) {
    await expect(page.locator('main form[data-form] input[name="key"]').first()).toHaveCount(1);
  }
}

/** Stops the page's clock, a minute later than now; from here on only `page.clock.runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Opens a page on a stopped clock, which a test moves by `pass`. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openAlive(page, path);
  await stopClock(page);
}

/** Advances the page's clock, and waits until due timers have run. */
export async function pass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/**
 * Checks a page with axe, or only the changed part: pages/home.spec.ts checks the whole home page at several widths.
 */
export async function expectNoAxeFindings(page: Page, part?: string): Promise<void> {
  expect(await axeFindings(page, ...(part ? [part] : []))).toEqual([]);
}

export const place = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** The text of a test page in each language; the publish checks refuse a text in the wrong language. */
export const greeting = {
  vi: { title: 'Trang thử', hello: 'Xin chào', again: 'Xin chào lại', text: 'Một trang để thử.' },
  en: {
    title: 'A page to try',
    hello: 'Hello',
    again: 'Hello again',
    text: 'A page to try things.',
  },
} as const;

const sectionsTitled = (title: string, locale: Lang) => [
  {
    blockType: 'hero',
    title,
    text: greeting[locale].text,
    primary: { text: 'Demo', href: '/book-demo' },
    picture: 'reply-desk',
  },
];

type PageFields = { layout?: string; navTheme?: string; footerTheme?: string };

/** Sends requests as this worker's editor, who signs in once. */
async function asEditor<Result>(
  task: (editor: APIRequestContext) => Promise<Result>,
): Promise<Result> {
  const storageState = await sessionOf('editor');
  const editor = await requests.newContext({ baseURL: settings.site(), storageState });
  try {
    return await task(editor);
  } finally {
    await editor.dispose();
  }
}

/** Publishes a small page in one language and returns its id. */
export const publishPage = (
  path: string,
  { locale = 'vi', ...fields }: PageFields & { locale?: Lang } = {},
): Promise<number> =>
  asEditor(async (editor) => {
    const created = await editor.post(`/api/pages?locale=${locale}`, {
      data: {
        title: greeting[locale].title,
        path,
        ...fields,
        sections: sectionsTitled(greeting[locale].hello, locale),
        _status: 'published',
      },
    });
    expect(created.ok(), await created.text()).toBe(true);
    const { doc } = (await created.json()) as { doc: { id: number } };
    return doc.id;
  });

/** Publishes again, with another text, a page that `publishPage` has created. */
export const republishPage = (id: number, locale: Lang): Promise<void> =>
  asEditor(async (editor) => {
    const response = await editor.patch(`/api/pages/${id}?locale=${locale}`, {
      data: { sections: sectionsTitled(greeting[locale].again, locale), _status: 'published' },
    });
    expect(response.ok(), await response.text()).toBe(true);
  });

export const deletePage = (id: number): Promise<void> =>
  asEditor((editor) => discard(editor, `/api/pages/${id}`));
