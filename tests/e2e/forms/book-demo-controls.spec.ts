import { expect, type Page } from '@playwright/test';
import {
  demoRequest,
  fillDemoRequest,
  leadsNamed,
  messageOf,
  openedAMinuteAgo,
  submitButton,
} from './fill-in-demo-form';
import { demoWords } from './demo-form-texts';
import { onePage, test } from '../wait-for-page-scripts';

const SELECTS_WITH_PLACEHOLDER = ['salutation', 'industry', 'jobTitle'] as const;
const REQUIRED = new Set(['name', 'email', 'phone', 'company', 'industry', 'jobTitle', 'agree']);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const form = (page: Page) => page.locator('form[data-form="book-demo"]');

/** The controls that a person can use, in the order of the page, each with whether it is required. */
const controlsOf = (page: Page) =>
  form(page)
    .locator('input:not([type="hidden"]):not([tabindex="-1"]), select, textarea')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('name') ?? '', one.getAttribute('aria-required')]),
    );

const hidden = (page: Page, name: string) =>
  form(page).locator(`input[type="hidden"][name="${name}"]`);

for (const { path, lang, thanks, messages, placeholder, honeypot, labels } of demoWords) {
  test.describe(`one page load of the form (${lang})`, () => {
    const page = onePage(path);

    test(`names: each form carries data-form, and its controls the names of forms.md (${lang})`, async () => {
      await expect(page().locator('form[data-form]')).toHaveCount(1);
      await expect(form(page())).toHaveAttribute('action', '/api/forms/book-demo');
      expect((await controlsOf(page())).map(([name]) => name)).toEqual(Object.keys(labels));
    });

    test(`forms: book-demo has exactly its controls, required and optional as listed (${lang})`, async () => {
      const listed = Object.keys(labels).map((name) => [name, String(REQUIRED.has(name))]);
      // The second value says whether the control is required. An optional checkbox may have no mark at all, which
      // counts as not required.
      const said = (await controlsOf(page())).map(([name, required]) => [
        name,
        required ?? 'false',
      ]);
      expect(said).toEqual(listed);
    });

    test(`§3 the demo form labels every field and its checkbox in both languages (${lang})`, async () => {
      for (const [name, label] of Object.entries(labels)) {
        const control = form(page()).locator(`[name="${name}"]`);
        await expect(control).toHaveAccessibleName(label);
        await expect(control.and(form(page()).getByLabel(label))).toBeVisible();
      }
    });

    test(`forms: no person sees or hears the honeypot (${lang})`, async () => {
      const trap = form(page()).locator('[name="fax_number"]');
      await expect(trap).toHaveValue('');
      // The honeypot is in the page, for programs.
      const named = { name: honeypot, exact: true };
      await expect(page().getByRole('textbox', { ...named, includeHidden: true })).toHaveCount(1);
      // Screen readers do not find the honeypot.
      await expect(page().getByRole('textbox', named)).toHaveCount(0);
      // The honeypot is to the left of the window.
      const box = await trap.boundingBox();
      expect(box && box.x + box.width).toBeLessThan(0);
      // Neither the keyboard nor autofill reaches the honeypot.
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await page().locator('[name="salutation"]').focus();
      const reached: string[] = [];
      const inOrder = [...Object.keys(labels), 'privacy notice', 'submit'];
      for (const _ of inOrder) {
        const focused = page().locator('*:focus');
        const isNotice = (await page().locator('[data-privacy-line] a:focus').count()) === 1;
        const name = (await focused.getAttribute('name')) ?? (await focused.getAttribute('type'));
        reached.push(isNotice ? 'privacy notice' : (name ?? ''));
        await page().keyboard.press('Tab');
      }
      expect(reached).toEqual(inOrder);
    });
  });

  test(`forms: preferredLanguage starts as the page's language (${lang})`, async ({ page }) => {
    const name = `Prefers ${lang}`;
    await page.goto(path);
    await expect(page.locator('select[name="preferredLanguage"]')).toHaveValue(lang);
    await fillDemoRequest(page, name);
    await submitButton(page).click();
    await expect(page).toHaveURL(thanks);
    expect((await leadsNamed(name)).map((lead) => lead.preferred_language)).toEqual([lang]);
  });

  test(`forms: a select starts on a placeholder, which is never a value (${lang})`, async ({
    page,
  }) => {
    const name = `Chose nothing ${lang}`;
    await page.goto(path);
    for (const select of SELECTS_WITH_PLACEHOLDER) {
      await expect(page.locator(`select[name="${select}"]`)).toHaveValue('');
      const shown = page.locator(`select[name="${select}"] option:checked`);
      await expect(shown).toHaveText(placeholder);
    }
    const choices = { industry: placeholder, jobTitle: '', salutation: placeholder };
    const refused = await page.request.post('/api/forms/book-demo', {
      form: { ...demoRequest(name), ...choices, agree: 'yes', locale: lang },
      headers: { Accept: 'application/json' },
    });
    const { errors } = (await refused.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors).toSorted()).toEqual(['industry', 'jobTitle', 'salutation']);
    expect(errors.jobTitle).toBe(messages.jobTitle);

    await fillDemoRequest(page, name);
    await page.locator('[name="industry"]').selectOption({ label: placeholder });
    await submitButton(page).click();
    await expect(messageOf(page, 'industry')).toHaveText(messages.industry);
    await page.locator('[name="industry"]').selectOption('other');
    await submitButton(page).click();
    await expect(page).toHaveURL(thanks);
    expect((await leadsNamed(name)).map((lead) => lead.salutation || null)).toEqual([null]);
  });
}

test.describe('forms: key and start time are set by JavaScript', () => {
  test('with JavaScript', async ({ page }) => {
    const name = 'With Key And Time';
    const opened = await openedAMinuteAgo(page);
    await page.goto('/book-demo');
    await expect(hidden(page, 'key')).toHaveValue(UUID);
    const startedAt = Number(await hidden(page, 'startedAt').inputValue());
    expect(startedAt).toBe(opened);
    const key = await hidden(page, 'key').inputValue();
    await page.reload();
    await expect(hidden(page, 'key')).toHaveValue(UUID);
    await expect(hidden(page, 'key')).not.toHaveValue(key);
    const second = await hidden(page, 'key').inputValue();
    await fillDemoRequest(page, name);
    await submitButton(page).click();
    await expect(page).toHaveURL(/thank-you$/);
    expect((await leadsNamed(name)).map((lead) => lead.key)).toEqual([second]);
  });
});

test('D19 form purposes are separate and unticked', async ({ page }) => {
  for (const { path } of demoWords) {
    await page.goto(path);
    await expect(page.locator('[name="agree"]')).not.toBeChecked();
    await expect(page.locator('[name="consentMarketing"]')).not.toBeChecked();
    await page.locator('[name="agree"]').check();
    await expect(page.locator('[name="consentMarketing"]')).not.toBeChecked();
  }
});

for (const javaScriptEnabled of [true, false]) {
  for (const { path, lang, thanks } of demoWords) {
    const how = `${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(how, () => {
      test.use({ javaScriptEnabled });

      test(`forms: hidden fields say version, page and locale (${how})`, async ({ page }) => {
        const name = `Says where it was ${how}`;
        await page.goto(path);
        await expect(hidden(page, 'version')).toHaveValue('v5');
        await expect(hidden(page, 'page')).toHaveValue('/book-demo');
        await expect(hidden(page, 'locale')).toHaveValue(lang);
        await fillDemoRequest(page, name);
        await submitButton(page).click();
        await expect(page).toHaveURL(thanks);
        const stored = (await leadsNamed(name)).map((lead) => [
          lead.version,
          lead.page,
          lead.locale,
        ]);
        expect(stored).toEqual([['v5', '/book-demo', lang]]);
      });
    });
  }
}

test.describe('forms: key and start time are set by JavaScript', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form has neither a key nor a start time', async ({ page }) => {
      const name = 'Without Key And Time';
      await page.goto('/book-demo');
      await expect(hidden(page, 'locale')).toHaveCount(1);
      await expect(form(page).locator('[name="key"], [name="startedAt"]')).toHaveCount(0);
      await fillDemoRequest(page, name);
      await submitButton(page).click();
      await expect(page).toHaveURL(/thank-you$/);
      expect((await leadsNamed(name)).map((lead) => lead.key)).toEqual([null]);
    });
  });
});
