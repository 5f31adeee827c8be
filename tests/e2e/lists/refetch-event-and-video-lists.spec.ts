import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, type Lang, openAlive } from '../page-shell/page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults, discard, signIn } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';
import { noteDrawing } from './refetched-list-test-helpers';

/** The path of the test page in each language. It and the entries are deleted after all tests. */
const PATH = '/refetched-lists';
const made: string[] = [];

async function make(request: APIRequestContext, collection: string, locale: Lang, data: object) {
  const created = await request.post(`/api/${collection}?locale=${locale}`, {
    data: { ...data, _status: 'published' },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { doc } = (await created.json()) as { doc: { id: number } };
  made.push(`/api/${collection}/${doc.id}`);
  return doc.id;
}

const langs = firstOrAll(['vi', 'en']);

/** Texts in each language: the publish checks refuse a text in the wrong language. */
const copies = {
  vi: {
    page: 'Danh sách',
    trial: 'Một trang để thử.',
    toCome: 'Hội nghị sắp tới',
    past: 'Hội nghị đã qua',
    day: 'Một ngày làm việc thật.',
    place: 'Thủ Đức',
    video: 'Phiên mở màn',
    told: 'Ba ca đã hỏng, kể lại bởi người trong cuộc.',
    quote: 'Chúng tôi trả lời nhanh hơn.',
    customer: 'Phố Vải',
    person: 'Tôn Nữ Diệu Hiền',
    job: 'Chủ cửa hàng',
  },
  en: {
    page: 'Lists',
    trial: 'A page to try things.',
    toCome: 'Conference to come',
    past: 'Conference of the past',
    day: 'A day of real work.',
    place: 'Thu Duc',
    video: 'Opening session',
    told: 'Three failures, told by those who were there.',
    quote: 'We reply sooner now.',
    customer: 'Pho Vai',
    person: 'Ton Nu Dieu Hien',
    job: 'Shop owner',
  },
} as const satisfies Record<Lang, object>;

const banner = (title: string, description: string) => ({ title, description });
/** Ten in the morning in Viet Nam, on a day in the future. */
const TO_COME = '2099-03-14T03:00:00.000Z';
const LONG_AGO = '2020-03-14T03:00:00.000Z';

const sectionsIn = (locale: Lang) => [
  {
    blockType: 'hero',
    title: copies[locale].page,
    text: copies[locale].trial,
    primary: { text: 'Demo', href: '/book-demo' },
    picture: 'reply-desk',
  },
  { blockType: 'entryList', variant: 'events', title: copies[locale].page },
  { blockType: 'eventVideos', title: 'Video' },
  { blockType: 'customerQuotes', title: copies[locale].quote },
];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000); // a generous timeout: each of the ten entries is checked, and refreshes pages
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await expect(() => signIn(request, 'editor')).toPass({ timeout: 30_000 });
  for (const locale of langs) {
    const copy = copies[locale];
    const slug = (name: string) => `refetched-${name}-${locale}`;
    await make(request, 'event-pages', locale, {
      slug: slug('to-come'),
      banner: banner(copy.toCome, copy.day),
      leadMagnetDateTime: TO_COME,
      place: copy.place,
    });
    await make(request, 'event-pages', locale, {
      slug: slug('past'),
      banner: banner(copy.past, copy.day),
      leadMagnetDateTime: LONG_AGO,
    });
    await make(request, 'event-videos', locale, {
      slug: slug('video'),
      title: copy.video,
      description: copy.told,
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      duration: '12:40',
    });
    await make(request, 'customer-quotes', locale, {
      slug: slug('quote'),
      content: copy.quote,
      customerName: copy.customer,
      representativeName: copy.person,
      representativeJobTitle: copy.job,
      sample: true,
    });
    await make(request, 'pages', locale, {
      title: copy.page,
      path: `${PATH}-${locale}`,
      sections: sectionsIn(locale),
    });
  }
  await request.dispose();
});

test.afterAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn(request, 'editor');
  for (const address of made) await discard(request, address);
  await request.dispose();
});

const address = (lang: Lang) => `${lang === 'en' ? '/en' : ''}${PATH}-${lang}`;

/** Records what the page asks of the contract, with the language. */
function noteQueries(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { query, variables } = request.postDataJSON() as {
      query: string;
      variables: { locale: string };
    };
    asked.push(`${/\{\s*(\w+)\s*\(/.exec(query)?.[1]} ${variables.locale}`);
  });
  return asked;
}

async function readToEnd(page: Page): Promise<void> {
  for (const list of ['events', 'videos', 'quotes']) {
    await page.locator(`[data-refetched="${list}"]`).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
}

async function expectEvents(page: Page, lang: Lang): Promise<void> {
  const event = page.locator('[data-refetched="events"] article', {
    hasText: copies[lang].toCome,
  });
  await expect(event.locator('time')).toHaveAttribute('datetime', TO_COME);
  await expect(event.locator('time')).toContainText('14');
  const zone = lang === 'vi' ? 'giờ Việt Nam (GMT+7)' : 'Vietnam time (GMT+7)';
  await expect(event).toContainText(`10:00, ${zone}`);
  await expect(event).toContainText(copies[lang].place);
  const past = page.getByRole('listitem').filter({ hasText: copies[lang].past });
  await expect(past).toBeVisible();
}

for (const lang of langs) {
  test(`lists of events, recordings and quotes (${lang})`, async ({ page }) => {
    const faults = collectFaults(page);
    const drawing = noteDrawing(page);
    const asked = noteQueries(page);
    const hosts: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await openAlive(page, address(lang));

    await test.step('D24 four surfaces refetch in the browser, per locale, and nothing else does (lists)', async () => {
      await readToEnd(page);
      const lists = ['aiEvents', 'eventPages', 'eventVideos', 'customerQuotes'];
      await expect
        .poll(() => asked.toSorted())
        .toEqual(lists.map((list) => `${list} ${lang}`).toSorted());
      await page.waitForLoadState('networkidle');
      expect(drawing, 'what nothing draws is not loaded').toEqual([]);
      expect(faults).toEqual([]);
      await expectNoAxeFindings(page);
    });
    await test.step("an event's date and time are in Viet Nam's time zone, which is named", () =>
      expectEvents(page, lang));

    await test.step('a recording opens in a dialog, and its host gets no request before it is played', async () => {
      const open = lang === 'vi' ? 'Mở video' : 'Open video';
      await page.getByRole('button', { name: `${open}: ${copies[lang].video}` }).click();
      const dialog = page.getByRole('dialog', { name: copies[lang].video });
      await expect(dialog).toContainText(copies[lang].told);
      expect(hosts.filter((host) => host !== 'localhost')).toEqual([]);
      const play = lang === 'vi' ? 'Phát video' : 'Play video';
      await dialog.getByRole('button', { name: `${play}: ${copies[lang].video}` }).click();
      await expect(dialog.locator('iframe')).toHaveAttribute('src', /dQw4w9WgXcQ\?autoplay=1$/);
    });
  });
}

test('fresh entries replace those on the page, list by list', async ({ page }) => {
  const drawing = noteDrawing(page);
  const faults = collectFaults(page);
  const answer = (field: string, attributes: object) => ({
    data: { [field]: { data: [{ id: '1', attributes }], meta: { pagination: { total: 1 } } } },
  });
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const answers: Record<string, object> = {
      AiEvents: answer('aiEvents', {
        banner: { ...banner('Sự kiện vừa đăng', copies.vi.day), leadMagnetDateTime: TO_COME },
      }),
      EventPages: { data: { eventPages: { data: [] } } },
      EventVideos: answer('eventVideos', { title: 'Video vừa đăng' }),
      CustomerQuotes: answer('customerQuotes', { content: 'Lời mới', customerName: 'Bến Xanh' }),
    };
    await route.fulfill({ json: answers[operationName] });
  });
  await openAlive(page, address('vi'));
  await readToEnd(page);
  const list = (name: string) => page.locator(`[data-refetched="${name}"]`);
  await expect(list('events').getByRole('heading', { name: 'Sự kiện vừa đăng' })).toBeVisible();
  await expect(list('events')).not.toContainText(copies.vi.toCome);
  await expect(list('videos').getByRole('heading', { name: 'Video vừa đăng' })).toBeVisible();
  await expect(list('quotes').locator('blockquote', { hasText: 'Lời mới' })).toBeVisible();
  await expect(list('quotes').locator('blockquote')).toHaveCount(1);
  expect(drawing).not.toEqual([]);
  await page.getByRole('button', { name: 'Đọc tóm tắt: Video vừa đăng' }).click();
  await expect(page.getByRole('dialog', { name: 'Video vừa đăng' })).toBeVisible();
  expect(faults).toEqual([]);
});
