import { type APIRequestContext, expect } from '@playwright/test';
import { demoRequest, timesDelivered } from '../forms/fill-in-demo-form';
import { test } from './admin-test-fixtures';
import { enterAs, rowsOf } from '../accounts-and-settings';
import { openedAt } from '../../support/valid-forms';

type Delivery = { id: number; status: string };

const deliveriesOf = (name: string): Promise<Delivery[]> =>
  rowsOf<Delivery>(
    'SELECT d.id, d.status FROM deliveries d JOIN leads l ON l.id = d.lead_id WHERE l.name = $1',
    [name],
  );

const statusOf = async (name: string) => (await deliveriesOf(name)).map(({ status }) => status);

/** A lead with a failed delivery, as if its receiver had been down for a long time. */
async function undeliverableLead(visitor: APIRequestContext, name: string): Promise<void> {
  const sent = await visitor.post('/api/forms/book-demo', {
    form: { ...demoRequest(name), agree: 'yes', locale: 'vi', startedAt: openedAt },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  await expect.poll(() => statusOf(name)).toEqual(['delivered']);
  const [delivery] = await deliveriesOf(name);
  await rowsOf(
    `UPDATE deliveries SET status = 'failed', attempts = 12, last_result = '503',
      delivered_at = NULL, updated_at = now() WHERE id = $1`,
    [delivery?.id],
  );
  expect(await timesDelivered(name)).toBe(1);
}

test.describe('foundation: an undeliverable lead is listed and can be sent again', () => {
  test('one delivery from its own screen, and all at once from the list', async ({
    page,
    visitor,
  }) => {
    const [name, ...others] = ['Could Not Be Delivered', 'Given Up First', 'Given Up Second'];
    await Promise.all([name, ...others].map((one) => undeliverableLead(visitor, one)));
    await enterAs(page, 'sales');

    await test.step('one delivery, from its own screen', async () => {
      const [delivery] = await deliveriesOf(name);
      await page.goto(`/admin/collections/deliveries/${delivery?.id}`);
      await page.getByRole('button', { name: 'Gửi lại', exact: true }).click();
      await expect(page.getByText('Đã xếp hàng gửi lại')).toBeVisible();
      await expect.poll(() => statusOf(name)).toEqual(['delivered']);
      expect(await timesDelivered(name)).toBe(2);
      await page.reload();
      await expect(page.locator('#field-idempotencyKey')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Gửi lại', exact: true })).toHaveCount(0);
    });

    await test.step('all deliveries at once, from the list', async () => {
      await page.goto('/admin/collections/deliveries?limit=100');
      for (const one of others) {
        const row = page.locator('table tbody tr').filter({ hasText: one });
        await expect(row).toHaveCount(1);
        await expect(row).toContainText('Không gửi được');
        await expect(row).toContainText('503');
      }
      await page.getByRole('button', { name: 'Gửi lại mọi mục không gửi được' }).click();
      for (const one of others) {
        await expect.poll(() => statusOf(one)).toEqual(['delivered']);
        expect(await timesDelivered(one)).toBe(2);
      }
    });
  });
});
