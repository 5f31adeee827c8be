import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { collectFaults, demoRequest, fillDemoRequest, settings } from './support';

async function leadsNamed(
  name: string,
): Promise<{ id: number; attribution: unknown; locale: string }[]> {
  const client = new pg.Client({ connectionString: settings.database() });
  await client.connect();
  const { rows } = await client.query<{ id: number; attribution: unknown; locale: string }>(
    'SELECT id, attribution, locale FROM leads WHERE name = $1',
    [name],
  );
  await client.end();
  return rows;
}

const languages = [
  {
    path: '/book-demo',
    lang: 'vi',
    thanks: /\/book-demo\/thank-you$/,
    messages: {
      name: 'Tên không được để trống.',
      email: 'Email không được để trống.',
      phone: 'Số điện thoại không được để trống.',
      company: 'Website của công ty không được để trống.',
      industry: 'Lĩnh vực kinh doanh không được để trống.',
      jobTitle: 'Chức vụ không được để trống.',
      agree: 'Vui lòng đồng ý để chúng tôi liên hệ với bạn.',
    },
    wrong: {
      email: 'Email không hợp lệ.',
      phone: 'Số điện thoại không hợp lệ.',
      company: 'Website không hợp lệ.',
    },
  },
  {
    path: '/en/book-demo',
    lang: 'en',
    thanks: /\/en\/book-demo\/thank-you$/,
    messages: {
      name: 'Name must not be empty.',
      email: 'E-mail must not be empty.',
      phone: 'Phone number must not be empty.',
      company: 'Company website must not be empty.',
      industry: 'Industry must not be empty.',
      jobTitle: 'Job title must not be empty.',
      agree: 'Please agree so that we can contact you.',
    },
    wrong: {
      email: 'This e-mail address is not valid.',
      phone: 'This phone number is not valid.',
      company: 'This website is not valid.',
    },
  },
] as const;

const submit = (page: Page) => page.locator('form[data-form] button[type="submit"]');
const messageOf = (page: Page, name: string) => page.locator(`[data-error-for="${name}"]`);

for (const { path, lang, thanks, messages, wrong } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(how, () => {
      test.use({ javaScriptEnabled });

      test(`§5 an empty demo form shows each message beside its field (${how})`, async ({
        page,
      }) => {
        await page.goto(path);
        await submit(page).click();
        for (const [name, message] of Object.entries(messages)) {
          await expect(messageOf(page, name)).toHaveText(message);
          const control = page.locator(`[name="${name}"]`);
          await expect(control).toHaveAttribute('aria-invalid', 'true');
          await expect(control).toHaveAttribute('aria-describedby', new RegExp(`${name}-error`));
        }
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });

      test(`§5 wrong values show their message and keep what was typed (${how})`, async ({
        page,
      }) => {
        await page.goto(path);
        await fillDemoRequest(page, 'Kept Name');
        const typed = { email: 'linh@nowhere', phone: '0412', company: 'not a site' };
        for (const [name, value] of Object.entries(typed)) {
          await page.locator(`[name="${name}"]`).fill(value);
        }
        await page.locator('textarea[name="description"]').fill('Hai dòng\nvà "ngoặc" <b>');
        await submit(page).click();
        for (const [name, message] of Object.entries(wrong)) {
          await expect(messageOf(page, name)).toHaveText(message);
        }
        for (const [name, value] of Object.entries({ ...typed, name: 'Kept Name' })) {
          await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
        }
        await expect(page.locator('textarea[name="description"]')).toHaveValue(
          'Hai dòng\nvà "ngoặc" <b>',
        );
        await expect(page.locator('[name="industry"]')).toHaveValue('retail');
        await expect(page.locator('[name="agree"]')).toBeChecked();
        await expect(page.locator('[name="consentMarketing"]')).not.toBeChecked();
        expect(page.url()).not.toMatch(/linh|0412|Kept/);
      });

      test(`foundation: a demo request is stored once and thanked for (${how})`, async ({
        page,
      }) => {
        const name = `Stored ${how}`;
        await page.goto(`${path}?utm_source=newsletter`);
        await fillDemoRequest(page, name);
        if (javaScriptEnabled) await page.waitForTimeout(2600); // slower than a program, see suspicion.ts
        await submit(page).click();
        await expect(page).toHaveURL(thanks);
        const leads = await leadsNamed(name);
        expect(leads).toHaveLength(1);
        expect(leads[0]?.locale).toBe(lang);
        if (javaScriptEnabled) expect(leads[0]?.attribution).toEqual({ utm_source: 'newsletter' });
        await expect
          .poll(async () => {
            const listed = (await (await fetch(settings.receiver())).json()) as {
              message: { lead: { name: string } };
            }[];
            return listed.filter(({ message }) => message.lead.name === name).length;
          })
          .toBe(1);
      });
    });
  }
}

test('D19 consent boxes are separate and unticked', async ({ page }) => {
  await page.goto('/book-demo');
  await expect(page.locator('[name="agree"]')).not.toBeChecked();
  await expect(page.locator('[name="consentMarketing"]')).not.toBeChecked();
});

test('foundation: focus goes to the first wrong field and its message leaves when it is right', async ({
  page,
}) => {
  await page.goto('/book-demo');
  await submit(page).click();
  await expect(page.locator('[name="name"]')).toBeFocused();
  await page.keyboard.type('Linh');
  await expect(messageOf(page, 'name')).toBeHidden();
  await expect(messageOf(page, 'email')).toBeVisible();
});

test('foundation: pressing twice, and sending again after a lost answer, stores one lead', async ({
  page,
}) => {
  const name = 'Pressed Often';
  await page.goto('/book-demo');
  await fillDemoRequest(page, name);
  let lost = 0;
  // The server stores the request, but its answer never arrives.
  await page.route('**/api/forms/book-demo', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await submit(page).dblclick();
  await expect(page.locator('[data-form-summary]')).toContainText('mất kết nối');
  await expect(page.locator('[name="name"]')).toHaveValue(name);
  await submit(page).click();
  await expect(page).toHaveURL(/thank-you$/);
  expect(await leadsNamed(name)).toHaveLength(1);
});

test('foundation: a request made offline waits and goes out by itself', async ({
  page,
  context,
}) => {
  const name = 'Was Offline';
  await page.goto('/book-demo');
  await fillDemoRequest(page, name);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.locator('[data-form-summary]')).toContainText('ngoại tuyến');
  await context.setOffline(false);
  await expect(page).toHaveURL(/thank-you$/);
  expect(await leadsNamed(name)).toHaveLength(1);
});

test('D5 English pages take a number of another country', async ({ page }) => {
  const name = 'From Singapore';
  await page.goto('/en/book-demo');
  await fillDemoRequest(page, name);
  await page.locator('[name="phoneCountry"]').selectOption('SG');
  await page.locator('[name="phone"]').fill('12');
  await submit(page).click();
  await expect(messageOf(page, 'phone')).toHaveText('This phone number is not valid.');
  await page.locator('[name="phone"]').fill('9123 4567');
  await submit(page).click();
  await expect(page).toHaveURL(/thank-you$/);
  expect(await leadsNamed(name)).toHaveLength(1);
});

test('foundation: the demo form can be sent by keyboard alone', async ({ page }) => {
  const name = 'Keyboard Only';
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/thank-you$/);
  expect(await leadsNamed(name)).toHaveLength(1);
});

for (const path of [
  '/book-demo',
  '/en/book-demo',
  '/book-demo/thank-you',
  '/en/book-demo/thank-you',
]) {
  test(`foundation: axe finds nothing on ${path}`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.goto(path);
    if (!path.endsWith('thank-you')) await submit(page).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(faults).toEqual([]);
  });
}
