import { expect, type Page } from '@playwright/test';
import { demoRequest } from '../forms/fill-in-demo-form';
import { firstOrAll } from '../../support/all-combinations';
import { newLead } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { expectNamed, type Look, show } from './look-at-screens';
import { axeFindings } from '../run-axe';
import { enterAs, rowsOf } from '../accounts-and-settings';
import { openedAt } from '../../support/valid-forms';

const stageOf = async (id: number) =>
  (await rowsOf<{ stage: string }>('SELECT stage FROM leads WHERE id = $1', [id]))[0]?.stage;

/**
 * Chooses a stage in the form, and waits for the request by which the CMS asks at the first change whether the form
 * is outdated.
 */
async function choose(page: Page, id: number, label: string): Promise<void> {
  const isAsked = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.endsWith(`/leads/${id}`) &&
      (response.request().postData() ?? '').includes('form-state'),
  );
  await page.locator('#field-stage .rs__control').click();
  await page.locator('.rs__option').filter({ hasText: label }).click();
  await isAsked;
}

const summaryOf = (page: Page, name: string) => page.getByRole('article', { name });

type Place = { x: number; y: number; width: number; height: number };

async function placeOf(page: Page, part: string): Promise<Place> {
  const box = await page.locator(part).boundingBox();
  expect(box, part).toBeTruthy();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Expects that the parts of a lead stand in this order on a phone, and that the Tab key follows it. */
async function expectOrderOnPhone(page: Page): Promise<void> {
  const parts = ['.lead-summary', '#field-owner', '#field-stage', '.lead-work', '.tabs-field'];
  const places = await Promise.all(parts.map((part) => placeOf(page, part)));
  expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).sort((a, b) => a - b));
  const [summary, , stage, work] = places;
  const room = (work?.y ?? 0) - (summary?.y ?? 0) - (summary?.height ?? 0);
  expect(room).toBeLessThan(260);
  expect(stage?.width).toBeGreaterThan(300);
  // The Tab key goes from the summary's last button to owner, stage, and letter.
  await page.locator('.lead-summary button').last().focus();
  const passed = new Set<string>();
  await expect(async () => {
    await page.keyboard.press('Tab');
    const within = await page.evaluate(
      (selectors) =>
        selectors.find((selector) => document.activeElement?.closest(selector)) ?? 'elsewhere',
      parts,
    );
    passed.add(within);
    expect(within).toBe('.lead-work');
  }).toPass();
  expect([...passed]).toEqual(['#field-owner', '#field-stage', '.lead-work']);
}

/** Expects that the summary of a lead and the work on it fit the window, and are free of findings of axe. */
async function expectFits(page: Page, width: number): Promise<void> {
  for (const part of ['.lead-summary', '.lead-state', '.lead-work']) {
    const place = await placeOf(page, part);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width, part).toBeLessThanOrEqual(width);
  }
  expect(await axeFindings(page, '.lead-summary', '.lead-work')).toEqual([]);
}

test('the summary of a lead shows who it is, the message, the origin, and a number to call in one tap', async ({
  page,
  visitor,
  baseURL,
}) => {
  const name = 'Khách Đọc Một Mạch';
  const sent = await visitor.post('/api/forms/book-demo', {
    form: {
      ...demoRequest(name),
      email: 'summary@desk.example',
      phone: '0911 000 080',
      description: 'Bên tôi có 42 cửa hàng.',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'tet-2027',
      agree: 'yes',
      locale: 'vi',
      startedAt: openedAt,
    },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  const [lead] = await rowsOf<{ id: number }>('SELECT id FROM leads WHERE name = $1', [name]);
  await show(page, [390, 'vi', 'dark'], baseURL);
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${lead?.id}`);
  const summary = summaryOf(page, name);
  await expect(summary).toContainText('Bên tôi có 42 cửa hàng.');
  await expect(summary).toContainText('google · quảng cáo · chiến dịch “tet-2027”');
  await expect(summary).toContainText('Trả lời yêu cầu: đồng ý');
  await expect(summary.getByRole('link', { name: 'Gọi 0911 000 080' })).toHaveAttribute(
    'href',
    'tel:+84911000080',
  );
  await expect(summary.getByRole('link', { name: 'Zalo' })).toHaveAttribute(
    'href',
    'https://zalo.me/0911000080',
  );
  await expect(page.locator('.lead-history li')).not.toHaveCount(0);
  await test.step('it is accessible and fits a phone', () => expectFits(page, 390));
  await test.step('owner and stage of a lead are below its summary on a phone, beside it on a laptop', async () => {
    await expectOrderOnPhone(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [wide, owner] = await Promise.all([
      placeOf(page, '.lead-summary'),
      placeOf(page, '#field-owner'),
    ]);
    expect(owner.x).toBeGreaterThan(wide.x + wide.width);
    expect(owner.y).toBeLessThan(300);
  });
  await summary.getByRole('button', { name: 'Viết thư' }).press('Enter');
  await expect(page.getByLabel('Tiêu đề', { exact: true })).toBeFocused();

  await test.step('a screen reader hears Vietnamese names on the form of a lead and in its notices', async () => {
    await summary.getByRole('button', { name: 'Nhận', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Đóng thông báo' }).first()).toBeAttached();
    await expectNamed(page);
  });
});

test('"answered" can be undone from the notice and from the summary, and stays undone after the form is saved', async ({
  page,
  visitor,
}) => {
  const name = 'Bấm Nhầm Đã Trả Lời';
  const id = await newLead(visitor, name, { email: 'undo@desk.example', phone: '0911000081' });
  const stored = () =>
    rowsOf('SELECT stage, first_response_at IS NULL AS waits FROM leads WHERE id = $1', [id]);
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  await expect(page.locator('.lead-history li')).not.toHaveCount(0);
  const summary = summaryOf(page, name);
  const press = (label: string) => summary.getByRole('button', { name: label, exact: true });
  await press('Đã trả lời').press('Enter');
  await expect(press('Hoàn tác')).toBeVisible();
  await expect(page.locator('#field-stage')).toContainText('Đã liên hệ');
  await page.locator('[data-sonner-toast] button').filter({ hasText: 'Hoàn tác' }).click();
  await expect(press('Đã trả lời')).toBeVisible();
  await expect(page.locator('#field-stage')).toContainText('Mới');
  expect(await stored()).toEqual([{ stage: 'new', waits: true }]);

  await press('Đã trả lời').press('Enter');
  await press('Hoàn tác').press('Enter');
  await expect(press('Đã trả lời')).toBeVisible();
  await press('Nhận').press('Enter');
  await expect(press('Nhận')).toHaveCount(0);
  // The clicked button is gone, and the keyboard focus stays beside it.
  await expect(summary.locator('.lead-summary__work')).toBeFocused();
  await page.locator('#field-stage .rs__control').click();
  await page.locator('.rs__option').filter({ hasText: 'Có nhu cầu' }).click();
  await page.locator('#action-save').click();
  await expect(summary).toContainText('Có nhu cầu');
  const [owned] = await rowsOf<{ owner: number }>(
    'SELECT owner_id AS owner FROM leads WHERE id = $1',
    [id],
  );
  expect(owned?.owner).toBeTruthy();

  // Once the lead has moved on, the answer can not be undone.
  await press('Hoàn tác').press('Enter');
  await expect(page.getByText('Khách đã sang giai đoạn sau')).toBeVisible();
  expect(await stored()).toEqual([{ stage: 'qualified', waits: false }]);
});

test('a form that was refreshed does not override a stage that a colleague has set meanwhile', async ({
  page,
  visitor,
  admin,
}) => {
  const name = 'Hai Người Cùng Chọn';
  const id = await newLead(visitor, name, { email: 'both@desk.example', phone: '0911000083' });
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  const history = page.locator('.lead-history li');
  await expect(history).not.toHaveCount(0);
  await choose(page, id, 'Không thành');
  const moved = await admin.post(`/api/leads/${id}/stage`, { data: { from: 'new', to: 'won' } });
  expect(moved.status()).toBe(200);
  // Saving a note fetches the lead again, and so updates the stage that the form knows to be stored.
  await page.getByLabel('Thêm ghi chú').fill('Khách chưa nghe máy.');
  await page.keyboard.press('Control+Enter');
  await expect(history.filter({ hasText: 'Thành công' })).toHaveCount(1);
  await expect(page.locator('#field-stage')).toContainText('Không thành');
  await page.locator('#action-save').click();
  await expect(page.getByText('vừa được chuyển sang giai đoạn khác')).toBeVisible();
  expect(await stageOf(id)).toBe('won');
  // The colleague's stage is visible now, so another choice is saved without a conflict.
  await choose(page, id, 'Có nhu cầu');
  await page.locator('#action-save').click();
  await expect.poll(() => stageOf(id)).toBe('qualified');
});

test('pressing “answered” does not conflict with a stage chosen in the same form', async ({
  page,
  visitor,
}) => {
  const name = 'Chọn Rồi Bấm Trả Lời';
  const id = await newLead(visitor, name, { email: 'own@desk.example', phone: '0911000084' });
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  await expect(page.locator('.lead-history li')).not.toHaveCount(0);
  await choose(page, id, 'Không thành');
  const answered = summaryOf(page, name).getByRole('button', { name: 'Đã trả lời', exact: true });
  await answered.press('Enter');
  await expect(answered).toHaveCount(0);
  expect(await stageOf(id)).toBe('contacted');
  await page.locator('#action-save').click();
  await expect.poll(() => stageOf(id)).toBe('lost');
});

const suspected = {
  vi: {
    reason: 'Ô họ tên có địa chỉ trang web.',
    answered: 'Đã trả lời',
    release: 'Cho qua',
    released: 'Đã cho qua',
  },
  en: {
    reason: 'There is a web address where the name should be.',
    answered: 'Answered',
    release: 'Let through',
    released: 'Let through',
  },
};

for (const look of firstOrAll<Look>([
  [1440, 'en', 'light'],
  [390, 'vi', 'dark'],
])) {
  const [width, language, theme] = look;
  test(`a suspected lead says why, and can be released on its page (${width} px, ${language}, ${theme})`, async ({
    page,
    visitor,
    baseURL,
  }) => {
    const words = suspected[language];
    const name = `qua-tang.xyz trúng thưởng ${language}`;
    const own = { email: `held-${language}@desk.example`, phone: '0911000082' };
    const id = await newLead(visitor, name, own);
    await show(page, look, baseURL);
    await enterAs(page, 'sales');
    await page.goto(`/admin/collections/leads/${id}`);
    const summary = summaryOf(page, name);
    const release = summary.getByRole('button', { name: words.release });
    await expect(summary).toContainText(words.reason);
    await expect(summary.getByRole('button', { name: words.answered, exact: true })).toHaveCount(0);
    await release.press('Enter');
    await expect(release).toHaveCount(0);
    await expect(summary).toContainText(words.released);
    await expect(page.locator('.lead-history li')).not.toHaveCount(0);
    await test.step('it is accessible and fits', () => expectFits(page, width));
  });
}
