import { expect, type Page } from '@playwright/test';
import {
  demoRequest,
  fillDemoRequest,
  leadsNamed,
  messageOf,
  openedAMinuteAgo,
  submitButton,
  timesDelivered,
} from './fill-in-demo-form';
import { demoWords } from './demo-form-texts';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';

const typedWrong = { email: 'linh@nowhere', phone: '0412', company: 'not a site' };

async function fillWrong(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typedWrong)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
}

for (const { path, lang, thanks, messages, wrong } of demoWords) {
  // Each language is tested either with or without a script: every-form-bad-input*.spec.ts tests more combinations.
  const javaScriptEnabled = lang === 'vi';
  const how = `${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`names: a field error is data-error-for, tied by aria-describedby, with aria-invalid (${how})`, async ({
      page,
    }) => {
      await page.goto(path);
      await submitButton(page).click();
      for (const [name, message] of Object.entries(messages)) {
        await expect(messageOf(page, name)).toHaveText(message);
        const id = await messageOf(page, name).getAttribute('id');
        const control = page.locator(`[name="${name}"]`);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        const described = (await control.getAttribute('aria-describedby'))?.split(' ');
        expect(described).toContain(id);
      }
      await expect(page.locator('[data-error-for="salutation"]')).toBeHidden();
      await expect(page.locator('[name="salutation"]')).not.toHaveAttribute('aria-invalid');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });

    test(`D27 bad input gets a message beside its field and keeps what was typed (${how})`, async ({
      page,
    }) => {
      await page.goto(path);
      await fillDemoRequest(page, 'Kept Name');
      await fillWrong(page);
      await page.locator('textarea[name="description"]').fill('Hai dòng\nvà "ngoặc" <b>');
      await submitButton(page).click();
      for (const [name, message] of Object.entries(wrong)) {
        await expect(messageOf(page, name)).toHaveText(message);
      }
      for (const [name, value] of Object.entries({ ...typedWrong, name: 'Kept Name' })) {
        await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
      }
      await expect(page.locator('textarea[name="description"]')).toHaveValue(
        'Hai dòng\nvà "ngoặc" <b>',
      );
      await expect(page.locator('[name="industry"]')).toHaveValue('retail');
      await expect(page.locator('[name="agree"]')).toBeChecked();
      await expect(page.locator('[name="consentMarketing"]')).not.toBeChecked();
    });

    test(`foundation: nothing personal in an address (${how})`, async ({ page }) => {
      const name = `Secretive ${how}`;
      const { email } = demoRequest(name);
      const personal = ['secretive', email, 'linh', '0912', '912345678', 'nowhere', 'tamvia.vn'];
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto(path);
      await fillDemoRequest(page, name);
      await page.locator('[name="email"]').fill('linh@nowhere');
      await submitButton(page).click();
      await expect(messageOf(page, 'email')).toBeVisible();
      addresses.push(page.url());
      await page.locator('[name="email"]').fill(email);
      await submitButton(page).click();
      await expect(page).toHaveURL(thanks);
      addresses.push(page.url());
      expect(addresses.filter((url) => url.includes('/api/forms/'))).not.toEqual([]);
      const telling = addresses.filter((url) => {
        const said = decodeURIComponent(url.replaceAll('+', ' ')).toLowerCase();
        return personal.some((value) => said.includes(value));
      });
      expect(telling).toEqual([]);
    });
  });

  test.describe(`§2 /book-demo holds the demo form in both languages (${lang})`, () => {
    test('a demo request is stored once, acknowledged and delivered once', async ({ page }) => {
      const name = `Stored with JavaScript ${lang}`;
      await openedAMinuteAgo(page);
      await page.goto(path);
      await fillDemoRequest(page, name);
      await submitButton(page).click();
      await expect(page).toHaveURL(thanks);
      const leads = await leadsNamed(name);
      expect(leads.map(({ locale }) => locale)).toEqual([lang]);
      await expect.poll(() => timesDelivered(name)).toBe(1);
    });
  });

  test.describe(`foundation: the form works whole with JavaScript off (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a refused request is corrected, stored once, acknowledged and delivered', async ({
      page,
    }) => {
      const name = `Stored without JavaScript ${lang}`;
      await page.goto(path);
      await fillDemoRequest(page, name);
      await page.locator('[name="phone"]').fill('12');
      await submitButton(page).click();
      await expect(messageOf(page, 'phone')).toHaveText(wrong.phone);
      await page.locator('[name="phone"]').fill('0912.345.678');
      await submitButton(page).click();
      await expect(page).toHaveURL(thanks);
      const leads = await leadsNamed(name);
      expect(leads.map((lead) => [lead.locale, lead.phone_e164])).toEqual([[lang, '+84912345678']]);
      // The lead is dated back: a press within 1.5 seconds of the form, as of a program, would do nothing.
      await rowsOf(
        `UPDATE leads SET created_at = created_at - interval '5 seconds' WHERE name = $1`,
        [name],
      );
      const confirm = page.locator('form[action="/api/forms/confirm"] button');
      await confirm.click();
      await expect(page).toHaveURL(thanks);
      await expect(confirm).toHaveCount(0);
      await expect.poll(() => timesDelivered(name)).toBe(1);
    });
  });

  /** The form's messages for invalid and empty controls. */
  const messagesShown = async (page: Page): Promise<Record<string, string>> => {
    await page.goto(path);
    await fillWrong(page);
    await submitButton(page).click();
    await expect(messageOf(page, 'email')).toBeVisible();
    const shown: Record<string, string> = {};
    for (const one of await page.locator('[data-error-for]:visible').all()) {
      shown[(await one.getAttribute('data-error-for')) ?? ''] = (await one.textContent()) ?? '';
    }
    return shown;
  };

  test(`D4 the server answers with the message the browser shows, in the page's language (${lang})`, async ({
    page,
    browser,
  }) => {
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    const byBrowser = await messagesShown(page);
    expect(posts).toBe(0);
    expect(byBrowser).toEqual({ ...messages, ...wrong });

    const plain = await browser.newContext({ javaScriptEnabled: false });
    expect(await messagesShown(await plain.newPage())).toEqual(byBrowser);
    await plain.close();

    const answer = await page.request.post('/api/forms/book-demo', {
      form: { ...typedWrong, locale: lang },
      headers: { Accept: 'application/json' },
    });
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', errors: byBrowser });
  });
}

test.describe('D4 English pages show the English translation of every message', () => {
  const [vietnamese, english] = demoWords;

  test('the demo form with everything empty, and with everything invalid', async ({ page }) => {
    await page.goto(english.path);
    await submitButton(page).click();
    for (const name of Object.keys(english.messages) as (keyof typeof english.messages)[]) {
      await expect(messageOf(page, name)).toHaveText(english.messages[name]);
      await expect(page.locator('main')).not.toContainText(vietnamese.messages[name]);
    }
    await fillWrong(page);
    await submitButton(page).click();
    for (const name of Object.keys(english.wrong) as (keyof typeof english.wrong)[]) {
      await expect(messageOf(page, name)).toHaveText(english.wrong[name]);
    }
  });
});
