import { expect } from '@playwright/test';
import {
  demoRequest,
  fillDemoRequest,
  leadsNamed,
  messageOf,
  openedAMinuteAgo,
  submitButton,
} from './fill-in-demo-form';
import { formIn, hasControl } from './read-form-from-html';
import { test } from '../wait-for-page-scripts';
import { settings } from '../accounts-and-settings';

test('focus and page go to the first error', async ({ page }) => {
  await page.goto('/book-demo');
  // Counts in how many of the twenty frames after a field gets the focus the page scrolls.
  const moves = await submitButton(page).evaluateHandle((button) => {
    button.scrollIntoView({ behavior: 'instant' });
    button.focus({ preventScroll: true });
    const moved = new Promise<number>((resolve) => {
      const count = () => {
        let [position, frames, moves] = [scrollY, 0, 0];
        const look = () => {
          if (scrollY !== position) moves += 1;
          position = scrollY;
          frames += 1;
          if (frames < 20) requestAnimationFrame(look);
          else resolve(moves);
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('focusin', count, { once: true });
    });
    return { moved };
  });
  await page.keyboard.press('Enter');

  await test.step('the page scrolls to it without moving a button under the next click', async () => {
    await expect(page.locator('[name="name"]')).toBeFocused();
    expect(await moves.evaluate(({ moved }) => moved)).toBeLessThanOrEqual(2);
  });

  await test.step('foundation: focus goes to the first error', async () => {
    await expect(page.locator('[name="name"]')).toBeFocused();
    await page.keyboard.type('Linh');
    await expect(messageOf(page, 'name')).toBeHidden();
    await expect(messageOf(page, 'email')).toBeVisible();
    await submitButton(page).click();
    await expect(page.locator('[name="email"]')).toBeFocused();
  });
});

test('a field with an error stays in view when the summary appears above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/book-demo');
  await page.locator('[name="name"]').fill('Lan');
  const email = page.locator('[name="email"]');
  await email.pressSequentially('lan@');
  // The page is scrolled so that the field is at the bottom of the window, without space below it.
  await email.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-form-summary]')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });
});

test.describe('foundation: pressed, sent or retried, one submission is one lead', () => {
  test('double clicks, and retries after a lost response', async ({ page }) => {
    const name = 'Pressed Often';
    await page.goto('/book-demo');
    await fillDemoRequest(page, name);
    let lost = 0;
    // The server stores the request, but its answer never arrives.
    await page.route('**/api/forms/book-demo', async (route) => {
      if (lost > 0) return route.continue();
      const response = await route.fetch();
      // The form is sent faster than a person could: the server first asks for a proof of work.
      if (response.status() === 428) return route.fulfill({ response });
      lost += 1;
      return route.abort();
    });
    await submitButton(page).dblclick();
    await expect(page.locator('[data-form-summary]')).toContainText('mất kết nối');
    await expect(page.locator('[name="name"]')).toHaveValue(name);
    expect(await leadsNamed(name)).toHaveLength(1);
    await submitButton(page).click();
    await expect(page).toHaveURL(/thank-you$/);
    expect(await leadsNamed(name)).toHaveLength(1);
  });
});

test('the demo form can be sent by keyboard only', async ({ page }) => {
  const name = 'Keyboard Only';
  await openedAMinuteAgo(page);
  await page.goto('/en/book-demo');
  const { email, phone, company } = demoRequest(name);
  await page.locator('[name="salutation"]').focus();
  const next = async (keys: string) => {
    await page.keyboard.press('Tab');
    if (keys) await page.keyboard.type(keys);
  };
  await next(name);
  await next(email);
  await next('');
  await next(phone);
  await next(company);
  await next('Ret');
  await next('Man');
  await next('');
  await next('Hello');
  await next(' ');
  // The Tab key moves past the second consent and the link to the privacy notice to the button.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/thank-you$/);
  expect(await leadsNamed(name)).toHaveLength(1);
});

const campaign = {
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'mùa thu & đông',
  utm_term: 'khách hàng',
  utm_content: 'nút-đầu',
};
const campaignQuery = new URLSearchParams({ ...campaign, gclid: 'not-ours' }).toString();

test('§3 the five UTM parameters go with a lead', async ({ page }) => {
  const name = 'From A Campaign';
  await openedAMinuteAgo(page);
  await page.goto(`/en/book-demo?${campaignQuery}`);
  await test.step('D19 attribution goes with a lead in hidden form fields (of the address with which the form was opened)', async () => {
    for (const [parameter, value] of Object.entries(campaign)) {
      const field = page.locator(`form[data-form] input[name="${parameter}"]`);
      await expect(field).toHaveAttribute('type', 'hidden');
      await expect(field).toHaveValue(value);
    }
    await expect(page.locator('[name="gclid"]')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
  await fillDemoRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/thank-you$/);
  expect((await leadsNamed(name)).map(({ attribution }) => attribution)).toEqual([campaign]);
  const received = async () => {
    const all = (await (await fetch(settings.receiver())).json()) as {
      message: { lead: { name: string; attribution: unknown } };
    }[];
    return all.find(({ message }) => message.lead.name === name)?.message.lead.attribution;
  };
  await expect.poll(received).toEqual(campaign);
});

test('D19 attribution goes with a lead in hidden form fields (of the visit that began on another page)', async ({
  page,
}) => {
  await page.goto(`/customers?${campaignQuery}`);
  await page.getByRole('banner').getByRole('link', { name: 'Đặt lịch demo' }).click();
  await expect(page).toHaveURL(/\/book-demo/);
  await expect(page.locator('form[data-form="book-demo"] input[name="key"]')).toHaveCount(1);
  await expect(page.locator('form[data-form="book-demo"] input[name="utm_source"]')).toHaveValue(
    campaign.utm_source,
  );
});

test('D5 English forms have a country selector, Viet Nam by default', async ({ page, request }) => {
  const vietnamese = formIn(await (await request.get('/book-demo')).text(), 'book-demo');
  expect(hasControl(vietnamese, 'phone')).toBe(true);
  expect(hasControl(vietnamese, 'phoneCountry')).toBe(false);

  const name = 'From Singapore';
  await openedAMinuteAgo(page);
  await page.goto('/en/book-demo');
  const country = page.locator('select[name="phoneCountry"]');
  await expect(country).toHaveValue('VN');
  await expect(country.locator('option:checked')).toHaveText('Vietnam');

  await test.step("D5 another country's number is checked with that country's rule", async () => {
    await fillDemoRequest(page, name);
    await country.selectOption('SG');
    await page.locator('[name="phone"]').fill('0912 345 678'); // this number is valid in Viet Nam only
    await submitButton(page).click();
    await expect(messageOf(page, 'phone')).toHaveText('Please enter a valid phone number.');
    await page.locator('[name="phone"]').fill('9123 4567');
    await submitButton(page).click();
    await expect(page).toHaveURL(/thank-you$/);
    expect((await leadsNamed(name)).map((lead) => lead.phone_e164)).toEqual(['+6591234567']);
  });
});
