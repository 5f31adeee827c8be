import { expect } from '@playwright/test';
import { enterAs, rowsOf } from '../support';
import { filmOf, giveTickets, makeDoor } from './door-support';
import { test } from './staff';

const CODE = 'C4M-ERA-2Q9';
const film = filmOf(`https://tamvia.vn/admin/collections/tickets?search=${CODE}`, 'ticket.y4m');

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('a ticket held into the camera lets its guest in once; nothing comes from elsewhere, and no other screen has the camera', async ({
  page,
  admin,
  baseURL,
}) => {
  const door = await makeDoor(admin, 'Cửa có camera');
  await giveTickets(door, [{ code: CODE, name: 'Vũ Thuỳ Linh' }]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
      foreign.push(request.url());
    }
  });
  await enterAs(page, 'event-team');
  const other = await page.goto('/admin');
  expect(other?.headers()['permissions-policy']).toContain('camera=()');
  expect(other?.headers()['content-security-policy']).not.toContain('wasm-unsafe-eval');
  await page.locator('nav a[href="/admin/door"]').first().waitFor({ state: 'attached' });
  const answer = await page.goto(`/admin/door?event=${door.event}`);
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)');

  const said = page.getByRole('dialog');
  await expect(said).toHaveAccessibleName('Mời vào');
  await expect(said).toHaveAttribute('data-tone', 'yes');
  await expect(said.getByText('Vũ Thuỳ Linh', { exact: true })).toBeVisible();
  const [ticket] = await rowsOf<{ status: string }>('SELECT status FROM tickets WHERE code = $1', [
    CODE,
  ]);
  expect(ticket?.status).toBe('checked-in');

  // Held up still, it is not read again at once; later it is, and then it is red.
  await said.getByRole('button', { name: 'Quét vé tiếp theo' }).click();
  await expect(said).toBeHidden();
  await expect(said).toHaveAttribute('data-tone', 'no');
  await expect(said).toHaveAccessibleName(/^Đã vào \d{1,2}:\d{2}$/);
  expect(foreign).toEqual([]);
});
