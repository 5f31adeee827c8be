import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeSource } from '../run-axe';
import { enterAs, rowsOf } from '../accounts-and-settings';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Trả lời theo mẫu' });

async function open(page: Page, lead: number, { isShown = false } = {}): Promise<void> {
  if (!isShown) await page.goto(`/admin/collections/leads/${lead}`);
  await expect(page.locator('.lead-history li')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Trả lời theo mẫu' }).press('Enter');
  await expect(dialog(page).getByLabel('Nội dung')).not.toHaveValue('');
}

test('sales picks a template, changes it, previews the mail, and copies it where no mail server is set', async ({
  page,
  context,
  visitor,
}) => {
  const own = { email: 'template@desk.example', phone: '0911000095' };
  const id = await newLead(visitor, 'Khách Nhận Mẫu', own);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, 'sales');
  await open(page, id);
  const message = dialog(page).getByLabel('Nội dung');
  await expect(dialog(page).getByLabel('Mẫu')).toContainText('Đặt lịch demo: mời chọn giờ');
  await expect(message).toHaveValue(/^Chào .*Khách Nhận Mẫu,/);
  await message.fill('Tôi giữ cho chị 10 giờ sáng thứ Tư.');
  const mail = dialog(page).frameLocator('iframe');
  await expect(mail.locator('body')).toContainText('Tôi giữ cho chị 10 giờ sáng thứ Tư.');
  // A link of the mail opens nothing, in the frame or beside it.
  const blocked = page.waitForEvent('console', (message) => message.text().includes('sandboxed'));
  await mail.locator('a').first().click();
  await blocked;
  await expect(mail.locator('body')).toContainText('Tôi giữ cho chị 10 giờ sáng thứ Tư.');
  // The edited text of a template is kept while another one is chosen.
  await dialog(page)
    .getByLabel('Mẫu')
    .selectOption({ label: 'Câu hỏi chung: đã nhận và hỏi thêm' });
  await expect(message).toHaveValue(/đã đọc câu hỏi/);
  await dialog(page).getByLabel('Mẫu').selectOption({ label: 'Đặt lịch demo: mời chọn giờ' });
  await expect(message).toHaveValue('Tôi giữ cho chị 10 giờ sáng thứ Tư.');
  // The site under test has no mail server, and the dialog says so.
  await expect(dialog(page)).toContainText('chưa có máy chủ thư');
  await expect(dialog(page).getByRole('button', { name: 'Gửi thư' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Sao chép nội dung' }).press('Enter');
  await expect(page.getByText('Đã sao chép')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Tôi giữ cho chị 10 giờ sáng thứ Tư.',
  );
  await test.step('the dialog fits a phone and is accessible', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const box of await dialog(page).locator('input, select, textarea, button').all()) {
      const { x, width } = (await box.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    // The frame with the mail runs no scripts, and so no axe: its audit might never end, so the frame is left out.
    const audit = new AxeBuilder({ page, axeSource })
      .include('.answer-dialog')
      .exclude('.answer-dialog iframe');
    const { violations } = await audit.setLegacyMode(true).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('with a mail server the letter is sent once, however often the button is clicked', async ({
  page,
  visitor,
}) => {
  const own = { email: 'template-once@desk.example', phone: '0911000096' };
  const id = await newLead(visitor, 'Khách Bấm Hai Lần', own);
  await enterAs(page, 'sales');
  await page.route('**/answers', async (route) => {
    const answer = await route.fetch();
    const desk = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...desk, canSend: true } });
  });
  await open(page, id);
  const send = dialog(page).getByRole('button', { name: 'Gửi thư', exact: true });
  // The server's first answer is lost: the input stays, and the second click sends the same letter (idempotent).
  let isCut = false;
  await page.route('**/letter', async (route) => {
    if (isCut) return route.continue();
    isCut = true;
    await route.fetch();
    await route.abort();
  });
  await send.press('Enter');
  await expect(page.getByText('Chưa gửi được, nội dung vẫn còn ở đây')).toBeVisible();
  await expect(send).toBeEnabled();
  // The reopened dialog uses the same idempotency key, so another text is refused with the message that a letter was
  // sent already.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await open(page, id, { isShown: true });
  const message = dialog(page).getByLabel('Nội dung');
  const words = await message.inputValue();
  await message.fill('Lời khác.');
  await send.press('Enter');
  await expect(page.getByText('trước lần bấm này, với lời khác')).toBeVisible();
  await message.fill(words);
  await expect(send).toBeEnabled();
  await test.step('a notice does not lie over the buttons of the dialog', async () => {
    const notices = page.locator('[data-sonner-toast]');
    await expect(notices).not.toHaveCount(0);
    const boxes = (found: Locator) =>
      found.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const button of await boxes(dialog(page).locator('.admin-modal__actions button'))) {
      for (const notice of await boxes(notices)) {
        const isOver =
          notice.right > button.left && notice.left < button.right && notice.bottom > button.top;
        expect(isOver && notice.top < button.bottom).toBe(false);
      }
    }
  });
  await send.dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect
    .poll(() => rowsOf(`SELECT "to" FROM mails WHERE lead_id = $1 AND kind = 'sales-letter'`, [id]))
    .toEqual([{ to: own.email }]);
  await expect(page.locator('.lead-history')).toContainText('Thư của người phụ trách');
});

test('a template with an unknown placeholder is refused with a message for its field', async ({
  sales,
}) => {
  const made = await sales.post('/api/answer-templates', {
    data: { name: 'Mẫu thử', language: 'vi', subject: 'Hẹn', body: 'Chào' },
  });
  expect(made.ok()).toBe(true);
  const { doc } = (await made.json()) as { doc: { id: number } };
  const refused = await sales.patch(`/api/answer-templates/${doc.id}`, {
    headers: { 'Accept-Language': 'vi' },
    data: { body: 'Chào {{ten}}' },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        data: {
          errors: [
            { path: 'body', message: expect.stringContaining('Thư này không điền được: ten.') },
          ],
        },
      },
    ],
  });
  await sales.delete(`/api/answer-templates/${doc.id}`);
});
