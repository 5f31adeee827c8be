import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { collectFaults, expectNoAxeFindings, type Lang, langs, openAlive } from './chrome-support';
import { signIn } from './support';

/** Pages and entries of their own, one of each kind in each language; they go when all tests are done. */
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

const banner = (title: string) => ({ title, description: 'Một ngày làm việc thật.' });
/** Ten in the morning, in Viet Nam, of a day that is always to come. */
const TO_COME = '2099-03-14T03:00:00.000Z';
const LONG_AGO = '2020-03-14T03:00:00.000Z';

const sections = [
  {
    blockType: 'hero',
    title: 'Danh sách',
    text: 'Một trang để thử.',
    primary: { text: 'Demo', href: '/book-demo' },
    picture: 'reply-desk',
  },
  { blockType: 'eventList', title: 'Sự kiện' },
  { blockType: 'eventVideos', title: 'Video' },
  { blockType: 'customerQuotes', title: 'Khách hàng nói' },
];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await expect(() => signIn(request, 'editor')).toPass({ timeout: 30_000 });
  for (const locale of langs) {
    const slug = (name: string) => `refetched-${name}-${locale}`;
    await make(request, 'event-pages', locale, {
      slug: slug('to-come'),
      banner: banner(`Hội nghị ${locale}`),
      leadMagnetDateTime: TO_COME,
      place: 'Thủ Đức',
    });
    await make(request, 'event-pages', locale, {
      slug: slug('past'),
      banner: banner(`Đã qua ${locale}`),
      leadMagnetDateTime: LONG_AGO,
    });
    await make(request, 'event-videos', locale, {
      slug: slug('video'),
      title: `Phiên mở màn ${locale}`,
      description: 'Ba ca đã hỏng, kể lại bởi người trong cuộc.',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      duration: '12:40',
    });
    await make(request, 'customer-quotes', locale, {
      slug: slug('quote'),
      content: `Chúng tôi trả lời nhanh hơn, ${locale}.`,
      customerName: 'Phố Vải',
      representativeName: 'Tôn Nữ Diệu Hiền',
      representativeJobTitle: 'Chủ cửa hàng',
      sample: true,
    });
    await make(request, 'pages', locale, {
      title: 'Danh sách',
      path: `${PATH}-${locale}`,
      sections,
    });
  }
  await request.dispose();
});

test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn(request, 'editor');
  for (const address of made) await request.delete(address);
  await request.dispose();
});

const address = (lang: Lang) => `${lang === 'en' ? '/en' : ''}${PATH}-${lang}`;

async function readToEnd(page: Page): Promise<void> {
  for (const list of ['events', 'videos', 'quotes']) {
    await page.locator(`[data-refetched="${list}"]`).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
}

for (const lang of langs) {
  test(`D24 four surfaces refetch in the browser, per locale, and nothing else does (lists, ${lang})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/graphql') return;
      const { query, variables } = request.postDataJSON() as {
        query: string;
        variables: { locale: string };
      };
      asked.push(`${/\{\s*(\w+)\s*\(/.exec(query)?.[1]} ${variables.locale}`);
    });
    await openAlive(page, address(lang));
    await readToEnd(page);
    const lists = ['aiEvents', 'eventPages', 'eventVideos', 'customerQuotes'];
    await expect
      .poll(() => asked.toSorted())
      .toEqual(lists.map((list) => `${list} ${lang}`).toSorted());
    expect(faults).toEqual([]);
    await expectNoAxeFindings(page);
  });

  test(`an event's date and time are those of Viet Nam, with the zone named (${lang})`, async ({
    page,
  }) => {
    await openAlive(page, address(lang));
    const event = page.locator('[data-refetched="events"] article', {
      hasText: `Hội nghị ${lang}`,
    });
    await expect(event.locator('time')).toHaveAttribute('datetime', TO_COME);
    await expect(event.locator('time')).toContainText('14');
    const zone = lang === 'vi' ? 'giờ Việt Nam (GMT+7)' : 'Viet Nam time (GMT+7)';
    await expect(event).toContainText(`10:00, ${zone}`);
    await expect(event).toContainText('Thủ Đức');
    const past = page.getByRole('listitem').filter({ hasText: `Đã qua ${lang}` });
    await expect(past).toBeVisible();
  });

  test(`a recording opens in a dialog and asks its host for nothing before it is played (${lang})`, async ({
    page,
  }) => {
    const hosts: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await openAlive(page, address(lang));
    const open = lang === 'vi' ? 'Mở video' : 'Open video';
    await page.getByRole('button', { name: `${open}: Phiên mở màn ${lang}` }).click();
    const dialog = page.getByRole('dialog', { name: `Phiên mở màn ${lang}` });
    await expect(dialog).toContainText('Ba ca đã hỏng');
    expect(hosts.filter((host) => host !== 'localhost')).toEqual([]);
    const play = lang === 'vi' ? 'Phát video' : 'Play video';
    await dialog.getByRole('button', { name: `${play}: Phiên mở màn ${lang}` }).click();
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /dQw4w9WgXcQ\?autoplay=1$/);
  });
}

test('fresh entries take the place of those on the page, list by list', async ({ page }) => {
  const faults = collectFaults(page);
  const answer = (field: string, attributes: object) => ({
    data: { [field]: { data: [{ id: '1', attributes }], meta: { pagination: { total: 1 } } } },
  });
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const answers: Record<string, object> = {
      AiEvents: answer('aiEvents', {
        banner: { ...banner('Sự kiện vừa đăng'), leadMagnetDateTime: TO_COME },
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
  await expect(list('events')).not.toContainText('Hội nghị vi');
  await expect(list('videos').getByRole('heading', { name: 'Video vừa đăng' })).toBeVisible();
  await expect(list('quotes').locator('blockquote', { hasText: 'Lời mới' })).toBeVisible();
  await expect(list('quotes').locator('blockquote')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mở video: Video vừa đăng' }).click();
  await expect(page.getByRole('dialog', { name: 'Video vừa đăng' })).toBeVisible();
  expect(faults).toEqual([]);
});
