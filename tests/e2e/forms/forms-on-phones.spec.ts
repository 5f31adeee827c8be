import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

test('on a phone the header does not cover the label of the first invalid field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const form = page.locator('#form-contact');
  await form.locator('[name="name"]').fill('Lan Anh');
  await form.locator('[name="email"]').fill('lan@example.com');
  await expect(form.locator('[name="key"]')).toHaveCount(1);
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[name="description"]')).toBeFocused();
  const label = form.locator('label[for="contact-description"]');
  const header = page.locator('header').first();
  await expect(async () => {
    const box = { label: await label.boundingBox(), header: await header.boundingBox() };
    if (!box.label || !box.header) throw new Error('Nothing to measure');
    expect(box.label.y).toBeGreaterThan(box.header.y + box.header.height);
  }).toPass();
});
