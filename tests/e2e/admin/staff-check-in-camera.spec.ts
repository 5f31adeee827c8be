import { expect } from '@playwright/test';
import { enterAs, rowsOf } from '../accounts-and-settings';
import {
  giveTickets,
  showToCamera,
  makeCheckInEvent,
  randomCode,
} from './check-in-event-and-tickets';
import { testApart as test } from './admin-test-fixtures';

test.use({ viewport: { width: 390, height: 844 }, permissions: ['camera'] });

test('a ticket shown to the camera admits its guest once, without third-party requests, and only this screen may use the camera', async ({
  page,
  admin,
  baseURL,
}) => {
  const code = randomCode();
  const checkIn = await makeCheckInEvent(admin, 'Cửa có camera');
  await giveTickets(checkIn, [{ code, name: 'Vũ Thuỳ Linh' }]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
      foreign.push(request.url());
    }
  });
  await showToCamera(page, `https://tamvia.vn/admin/collections/tickets?search=${code}`);
  await enterAs(page, 'event-team');
  const other = await page.request.get('/admin');
  expect(other.headers()['permissions-policy']).toContain('camera=()');
  expect(other.headers()['content-security-policy']).not.toContain('wasm-unsafe-eval');
  await page.clock.install();
  const answer = await page.goto(`/admin/door?event=${checkIn.event}`);
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)');

  const said = page.getByRole('dialog');
  await expect(said).toHaveAccessibleName('Mời vào');
  await expect(said).toHaveAttribute('data-tone', 'yes');
  await expect(said.getByText('Vũ Thuỳ Linh', { exact: true })).toBeVisible();
  const [ticket] = await rowsOf<{ status: string }>('SELECT status FROM tickets WHERE code = $1', [
    code,
  ]);
  expect(ticket?.status).toBe('checked-in');

  // A code that stays in front of the camera is ignored at first. After a while it is read again, and refused as
  // already used.
  await said.getByRole('button', { name: 'Quét vé tiếp theo' }).click();
  await expect(said).toBeHidden();
  // The clock runs on meanwhile, so the look comes well before the four seconds are over.
  await page.clock.fastForward(1000);
  await expect(said).toBeHidden();
  await page.clock.fastForward(3000);
  await expect(said).toHaveAttribute('data-tone', 'no');
  await expect(said).toHaveAccessibleName(/^Đã vào \d{1,2}:\d{2}$/);
  expect(foreign).toEqual([]);

  // When another app has taken the camera, a button starts it again.
  await said.getByRole('button', { name: 'Quét vé tiếp theo' }).click();
  await expect(said).toBeHidden();
  await page.evaluate(() => {
    const film = document.querySelector('video')?.srcObject;
    if (!(film instanceof MediaStream)) throw new Error('No film');
    for (const track of film.getTracks()) track.dispatchEvent(new Event('ended'));
  });
  await page.getByRole('button', { name: 'Bật camera' }).click();
  await page.clock.fastForward(4000);
  await expect(said).toHaveAttribute('data-tone', 'no');
});

test('the screen says so when the QR code reader can not be loaded', async ({ page, admin }) => {
  const checkIn = await makeCheckInEvent(admin, 'Cửa không đọc được mã');
  await giveTickets(checkIn, [{ code: randomCode(), name: 'Lý Thu Hà' }]);
  await showToCamera(page, 'K7Q-M2X-9RD');
  await page.route('**/*.wasm', (route) => route.abort());
  await enterAs(page, 'event-team');
  await page.goto(`/admin/door?event=${checkIn.event}`);
  await expect(page.getByText('Chưa tải được phần đọc mã QR')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bật camera' })).toBeEnabled();
});
