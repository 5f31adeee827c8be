import { expect, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { testApart as test } from './admin-test-fixtures';
import { enterAs, rowsOf } from '../accounts-and-settings';

/** A browser in New York, whose clock is eleven or twelve hours behind that of the office. */
test.use({ timezoneId: 'America/New_York' });

/** Half past one at night in Viet Nam, and half past two in the afternoon of the day before in New York. */
const MOMENT = '2026-08-13T18:30:00Z';
const IN_VIETNAM = /(?:14\/0?8\/(?:20)?26,? 0?1:30|0?1:30(?::00)?,? 14\/0?8\/(?:20)?26)/;
const IN_NEW_YORK = /(?:13\/0?8\/(?:20)?26|14:30|2:30)/;

async function expectOfficeTime(page: Page, address: string, places: readonly string[]) {
  await page.goto(address);
  for (const place of places) {
    const shown = page.locator(place).filter({ hasText: IN_VIETNAM }).first();
    await expect(shown, `${address}: ${place}`).toBeVisible();
    await expect(shown).not.toContainText(IN_NEW_YORK);
  }
}

/** A time that a colleague enters in a form. */
async function expectEnteredAsOfficeTime(page: Page): Promise<void> {
  await page.goto('/admin/collections/privacy-requests/create');
  await page.locator('#field-kind .rs__control').click();
  await page.locator('.rs__option').first().click();
  await page.locator('#field-email').fill('nguoi-hoi-gio@desk.example');
  const received = page.locator('#field-receivedAt');
  await received.fill('2026-11-02T08:15');
  await expect(page.locator('.office-moment').filter({ has: received })).toContainText(
    'giờ Việt Nam',
  );
  await page.locator('#action-save').click();
  await page.waitForURL(/privacy-requests\/\d+/);
  const [saved] = await rowsOf<{ at: Date }>(
    `SELECT received_at AS at FROM privacy_requests WHERE email = 'nguoi-hoi-gio@desk.example'`,
  );
  expect(saved?.at.toISOString()).toBe('2026-11-02T01:15:00.000Z');
}

test('the times of the admin are those of Viet Nam, wherever the browser is', async ({
  page,
  visitor,
  admin,
  publishPage,
}) => {
  const id = await publishPage('/gio-viet-nam', 'vi', { title: 'Giờ Việt Nam' });
  await admin.patch(`/api/pages/${id}?locale=vi&draft=true`, {
    data: { title: 'Giờ Việt Nam, bản nháp', _status: 'draft' },
  });
  for (const table of ['pages', '_pages_v']) {
    const own = table === 'pages' ? 'id' : 'parent_id';
    const rows = `UPDATE ${table} SET created_at = $1, updated_at = $1`;
    const version = table === 'pages' ? '' : ', version_created_at = $1, version_updated_at = $1';
    await rowsOf(`${rows}${version} WHERE ${own} = $2`, [MOMENT, id]);
  }
  await enterAs(page, 'admin');
  const form = `/admin/collections/pages/${id}`;
  await expectOfficeTime(page, `${form}?locale=vi`, ['.doc-controls__value-wrap']);
  await expect(page.locator('.doc-controls__content')).toContainText('giờ VN');
  await expectOfficeTime(page, `${form}/versions?locale=vi`, ['[data-version] td:first-child']);
  const columns = encodeURIComponent(JSON.stringify(['title', 'updatedAt', 'createdAt']));
  await expectOfficeTime(
    page,
    `/admin/collections/pages?locale=vi&where[id][equals]=${id}&columns=${columns}`,
    ['tbody .cell-updatedAt', 'tbody .cell-createdAt'],
  );
  await expect(page.locator('thead')).toContainText('giờ VN');

  const lead = await newLead(visitor, 'Khách hỏi giờ', {
    email: 'hoi-gio@desk.example',
    phone: '0911000711',
  });
  await rowsOf('UPDATE leads SET assigned_at = $1, created_at = $1 WHERE id = $2', [MOMENT, lead]);
  await rowsOf('UPDATE mails SET sent_at = $1 WHERE lead_id = $2', [MOMENT, lead]);
  const [mail] = await rowsOf<{ id: number }>('SELECT id FROM mails WHERE lead_id = $1', [lead]);
  await expectOfficeTime(page, `/admin/collections/mails/${mail?.id}`, ['.office-moment']);
  await expect(page.locator('.office-moment').first()).toContainText('giờ Việt Nam');
  await expectOfficeTime(page, `/admin/collections/leads/${lead}`, ['main']);
  await test.step('a time that a colleague enters is taken as that of Viet Nam', () =>
    expectEnteredAsOfficeTime(page));
});
