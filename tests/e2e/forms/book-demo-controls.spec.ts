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
import { firstOrAll } from '../../support/all-combinations';

const SELECTS_WITH_PLACEHOLDER = ['salutation', 'industry', 'jobTitle'] as const;
const REQUIRED = new Set(['name', 'email', 'phone', 'company', 'industry', 'jobTitle', 'agree']);
/** The languages in which the form is also sent. */
const SENT_IN: readonly string[] = firstOrAll(['vi', 'en']);
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

async function expectHidden(page: Page, lang: string): Promise<void> {
  await expect(hidden(page, 'version')).toHaveValue('v5');
  await expect(hidden(page, 'page')).toHaveValue('/book-demo');
  await expect(hidden(page, 'locale')).toHaveValue(lang);
}

type Lead = Awaited<ReturnType<typeof leadsNamed>>[number];

/** What a lead says about its form. */
const pick = ({ version, page, locale, preferred_language, key }: Lead) => {
  return { version, page, locale, preferred_language, key };
};

for (const { path, lang, thanks, messages, placeholder, honeypot, labels } of demoWords) {
  test.describe(`one page load of the form (${lang})`, () => {
    let opened = 0;
    const page = onePage(path, {
      before: async (opening) => {
        opened = await openedAMinuteAgo(opening);
      },
    });

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

    test(`D19 form purposes are separate and unticked (${lang})`, async () => {
      const [agree, marketing] = [
        page().locator('[name="agree"]'),
        page().locator('[name="consentMarketing"]'),
      ];
      await expect(agree).not.toBeChecked();
      await expect(marketing).not.toBeChecked();
      await agree.check();
      await expect(marketing).not.toBeChecked();
      await agree.uncheck();
    });

    test(`forms: a select starts on a placeholder, which is never a value (${lang})`, async () => {
      for (const select of SELECTS_WITH_PLACEHOLDER) {
        await expect(page().locator(`select[name="${select}"]`)).toHaveValue('');
        const shown = page().locator(`select[name="${select}"] option:checked`);
        await expect(shown).toHaveText(placeholder);
      }
      const choices = { industry: placeholder, jobTitle: '', salutation: placeholder };
      const refused = await page().request.post('/api/forms/book-demo', {
        form: { ...demoRequest(`Chose nothing ${lang}`), ...choices, agree: 'yes', locale: lang },
        headers: { Accept: 'application/json' },
      });
      const { errors } = (await refused.json()) as { errors: Record<string, string> };
      expect(Object.keys(errors).toSorted()).toEqual(['industry', 'jobTitle', 'salutation']);
      expect(errors.jobTitle).toBe(messages.jobTitle);
    });

    test(`forms: key and start time are set by JavaScript (${lang})`, async () => {
      await expect(hidden(page(), 'key')).toHaveValue(UUID);
      expect(Number(await hidden(page(), 'startedAt').inputValue())).toBe(opened);
    });

    test(`forms: preferredLanguage starts as the page's language (${lang})`, () =>
      expect(page().locator('select[name="preferredLanguage"]')).toHaveValue(lang));

    test(`forms: hidden fields say version, page and locale (${lang})`, () =>
      expectHidden(page(), lang));

    if (!SENT_IN.includes(lang)) return;

    // This test is the last of the group, because it sends the form.
    test(`the form stores what its controls say (${lang})`, async () => {
      const name = `Says what it shows ${lang}`;
      const first = await hidden(page(), 'key').inputValue();
      await page().reload();
      await expect(hidden(page(), 'key')).toHaveValue(UUID);
      const key = await hidden(page(), 'key').inputValue();
      expect(key, 'each load has a key of its own').not.toBe(first);
      await fillDemoRequest(page(), name);
      await page().locator('[name="industry"]').selectOption({ label: placeholder });
      await submitButton(page()).click();
      await expect(messageOf(page(), 'industry')).toHaveText(messages.industry);
      await page().locator('[name="industry"]').selectOption('other');
      await submitButton(page()).click();
      await expect(page()).toHaveURL(thanks);
      const stored = (await leadsNamed(name)).map((lead) => ({
        ...pick(lead),
        salutation: lead.salutation || null,
      }));
      expect(stored).toEqual([
        {
          version: 'v5',
          page: '/book-demo',
          locale: lang,
          preferred_language: lang,
          key,
          salutation: null,
        },
      ]);
    });
  });
}

for (const { path, lang, thanks } of firstOrAll<(typeof demoWords)[number]>([
  demoWords[1],
  demoWords[0],
])) {
  test.describe(`without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test(`forms: hidden fields say version, page and locale (${lang}, without JavaScript)`, async ({
      page,
    }) => {
      const name = `Without Key And Time ${lang}`;
      await page.goto(path);
      await expectHidden(page, lang);
      await test.step('forms: key and start time are set by JavaScript (not without it)', () =>
        expect(form(page).locator('[name="key"], [name="startedAt"]')).toHaveCount(0));
      await fillDemoRequest(page, name);
      await submitButton(page).click();
      await expect(page).toHaveURL(thanks);
      expect((await leadsNamed(name)).map(pick)).toEqual([
        { version: 'v5', page: '/book-demo', locale: lang, preferred_language: lang, key: null },
      ]);
    });
  });
}
