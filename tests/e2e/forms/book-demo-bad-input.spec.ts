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
import { firstOrAll } from '../../support/all-combinations';

type Language = (typeof demoWords)[number]['lang'];
type Texts = Record<string, string>;
const [vietnamese, english] = demoWords;

const typedWrong = { email: 'linh@nowhere', phone: '0412', company: 'not a site' };
const typedRight = { email: 'linh@example.com', phone: '0912.345.678', company: 'tamvia.vn' };
const wrongRequest = (name: string) => ({ ...demoRequest(name), ...typedWrong, agree: 'yes' });
const LINES = 'Hai dòng\nvà "ngoặc" <b>';

async function type(page: Page, values: Texts): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form[data-form] [name="${name}"]`).fill(value);
  }
}

/** Expects these messages, each beside its control and linked to it. */
async function expectMessages(page: Page, messages: Texts): Promise<void> {
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
}

/** Expects that a refused form still has what was typed and chosen. */
async function expectKept(page: Page, typed: Texts): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, industry: 'retail' })) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  await expect(page.locator('textarea[name="description"]')).toHaveValue(LINES);
  await expect(page.locator('[name="agree"]')).toBeChecked();
  await expect(page.locator('[name="consentMarketing"]')).not.toBeChecked();
}

/** Expects that the endpoint refuses these values with the messages that the page shows, and no others. */
async function expectSameByEndpoint(page: Page, locale: Language, form: Texts): Promise<void> {
  const shown = await page
    .locator('[data-error-for]:visible')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-error-for') ?? '', one.textContent] as const),
    );
  const answer = await page.request.post('/api/forms/book-demo', {
    form: { ...form, locale },
    headers: { Accept: 'application/json' },
  });
  expect(answer.status()).toBe(422);
  const { code, errors } = (await answer.json()) as { code: string; errors: Texts };
  expect(code).toBe('invalid');
  expect(errors).toEqual(Object.fromEntries(shown));
}

/** Confirms a form that was sent without JavaScript. */
async function confirmSending(page: Page, name: string): Promise<void> {
  // The lead is dated back: a press within 1.5 seconds of the form, as of a program, would do nothing.
  await rowsOf(`UPDATE leads SET created_at = created_at - interval '5 seconds' WHERE name = $1`, [
    name,
  ]);
  const confirm = page.locator('form[action="/api/forms/confirm"] button');
  await confirm.click();
  await expect(confirm).toHaveCount(0);
}

/** Expects that none of these addresses contains a word of the form. */
function expectNothingPersonal(addresses: readonly string[], name: string): void {
  const [first = ''] = name.toLowerCase().split(' ');
  const personal = [first, 'linh', '0912', '912345678', 'nowhere', 'tamvia.vn'];
  expect(addresses.filter((url) => url.includes('/api/forms/'))).not.toEqual([]);
  const telling = addresses.filter((url) => {
    const said = decodeURIComponent(url.replaceAll('+', ' ')).toLowerCase();
    return personal.some((value) => said.includes(value));
  });
  expect(telling).toEqual([]);
}

// Each language is tested either with or without a script: every-form-bad-input*.spec.ts tests more combinations.
for (const withScript of firstOrAll([
  { vi: true, en: false },
  { vi: false, en: true },
])) {
  for (const { path, lang, thanks, messages, wrong } of demoWords) {
    const javaScriptEnabled = withScript[lang];
    const how = `${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(how, () => {
      test.use({ javaScriptEnabled });

      test(`a demo request is refused twice, corrected, stored and delivered (${how})`, async ({
        page,
      }) => {
        const name = `Secretive ${how}`;
        const addresses: string[] = [];
        let posts = 0;
        page.on('request', (request) => {
          addresses.push(request.url());
          if (request.method() === 'POST') posts += 1;
        });
        if (javaScriptEnabled) await openedAMinuteAgo(page);
        await page.goto(path);
        await submitButton(page).click();
        await test.step(`names: a field error is data-error-for, tied by aria-describedby, with aria-invalid (${how})`, () =>
          expectMessages(page, messages));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        if (javaScriptEnabled) {
          await test.step(`D4 the server answers with the message the browser shows, in the page's language (${lang})`, () =>
            expectSameByEndpoint(page, lang, {}));
        }

        await fillDemoRequest(page, name);
        await type(page, { ...typedWrong, description: LINES });
        await submitButton(page).click();
        await test.step(`D27 bad input gets a message beside its field and keeps what was typed (${how})`, async () => {
          await expectMessages(page, wrong);
          await expectKept(page, { ...typedWrong, name });
        });
        if (javaScriptEnabled) {
          await test.step(`D4 the server answers with the message the browser shows, in the page's language (also invalid input, ${lang})`, () =>
            expectSameByEndpoint(page, lang, wrongRequest(name)));
          expect(posts, 'the browser itself refuses').toBe(0);
        }
        addresses.push(page.url());

        await type(page, typedRight);
        await submitButton(page).click();
        await expect(page).toHaveURL(thanks);
        addresses.push(page.url());
        await test.step(`foundation: nothing personal in an address (${how})`, () =>
          expectNothingPersonal(addresses, name));
        await test.step(`§2 /book-demo holds the demo form in both languages (${how})`, async () => {
          const leads = await leadsNamed(name);
          expect(leads.map((lead) => [lead.locale, lead.phone_e164])).toEqual([
            [lang, '+84912345678'],
          ]);
        });
        const expectDelivered = () => expect.poll(() => timesDelivered(name)).toBe(1);
        if (javaScriptEnabled) await expectDelivered();
        else {
          await test.step('foundation: the form works whole with JavaScript off', async () => {
            await confirmSending(page, name);
            await expect(page).toHaveURL(thanks);
            await expectDelivered();
          });
        }
      });
    });
  }
}

// The test of a whole request has English without JavaScript, where the server alone says the messages.
test('D4 English pages show the English translation of every message (said by the browser)', async ({
  page,
}) => {
  const name = 'Refused In English';
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.goto(english.path);
  await expect(page.locator('form[data-form] input[name="key"]')).toHaveCount(1); // the script has started
  await submitButton(page).click();
  await expectMessages(page, english.messages);
  const main = await page.locator('main').innerText();
  for (const text of Object.values(vietnamese.messages)) expect(main).not.toContain(text);
  await test.step("D4 the server answers with the message the browser shows, in the page's language (en)", () =>
    expectSameByEndpoint(page, 'en', {}));

  await fillDemoRequest(page, name);
  await type(page, typedWrong);
  await submitButton(page).click();
  await expectMessages(page, english.wrong);
  await test.step("D4 the server answers with the message the browser shows, in the page's language (also invalid input, en)", () =>
    expectSameByEndpoint(page, 'en', wrongRequest(name)));
  expect(posts, 'the browser itself refuses').toBe(0);
});
