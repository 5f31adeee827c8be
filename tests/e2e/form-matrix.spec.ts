import { expect, type Locator, type Page } from '@playwright/test';
import { controlsOf, type FieldName, type FormKind, formKinds } from '@/leads/schema/forms';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import { docx } from '../support/files';
import { openedAMinuteAgo } from './demo-request';
import {
  formPages,
  PLACEHOLDER,
  rightValues,
  type Round,
  roundsOf,
  type Values,
} from './form-matrix';
import { address, languages } from './good-page';
import { test } from './listening';
import { rowsOf } from './support';

const files = {
  right: { name: 'cv.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(docx()) },
  wrong: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
};

const formOf = (page: Page, kind: FormKind) => page.locator(`main form[data-form="${kind}"]`);
const named = (form: Locator, name: FieldName) => form.locator(`[name="${name}"]`);

/** Puts a code that is not offered into a choice, as only a changed page can. */
async function chooseForeign(control: Locator, isRadio: boolean): Promise<void> {
  await control.first().evaluate((element, code) => {
    if (element instanceof HTMLSelectElement) element.add(new Option(code, code));
    else if (element instanceof HTMLInputElement) element.value = code;
  }, PLACEHOLDER);
  if (isRadio) await control.first().check();
  else await control.selectOption({ value: PLACEHOLDER }); // not the option that reads so
}

/** Fills a whole form in, whatever stands in it; a control that this language has not is left out. */
async function fill(form: Locator, kind: FormKind, values: Values, file: Round['file']) {
  for (const [name, { kind: shape }] of controlsOf(kind)) {
    const control = named(form, name);
    const value = values[name] ?? '';
    if ((await control.count()) === 0 || shape === 'country') continue;
    if (shape === 'file') await control.setInputFiles(file === 'none' ? [] : files[file]);
    else if (shape === 'consent' || shape === 'switch') await control.setChecked(value === 'yes');
    else if (value === PLACEHOLDER) await chooseForeign(control, name === 'ticketType');
    else if (name === 'ticketType') {
      if (value) await control.first().check();
    } else if (shape === 'choice') await control.selectOption(value);
    else {
      // The bound of the page is comfort; the rule is what is looked at here.
      await control.evaluate((element) => element.removeAttribute('maxlength'));
      await control.fill(value);
    }
  }
}

/** A script knows of an event only what its form offers, which here a changed page offers too. */
function saidAtOnce({ values, messages }: Round): Round['messages'] {
  const ofTheEvent = ['ticketType', 'hub'] as const;
  const left = Object.entries(messages).filter(
    ([name]) => !ofTheEvent.some((one) => one === name && values[one] === PLACEHOLDER),
  );
  return Object.fromEntries(left);
}

/** The message stands beside its control, belongs to it for a screen reader, and is all there is. */
async function expectMessages(
  form: Locator,
  { what }: Round,
  messages: Round['messages'],
): Promise<void> {
  const summary = form.locator('[data-form-summary] a');
  await expect(summary, what).toHaveText(Object.values(messages));
  const shown = await form.locator('[data-error-for]:not([hidden])').evaluateAll((places) =>
    places.map((place) => {
      const control = place
        .closest('form')
        ?.querySelector(`[name="${place.getAttribute('data-error-for')}"]:not([type="hidden"])`);
      return {
        name: place.getAttribute('data-error-for'),
        text: place.textContent,
        isTied: control?.getAttribute('aria-describedby')?.split(' ').includes(place.id),
        isInvalid: control?.getAttribute('aria-invalid'),
        isSeen: place.checkVisibility(),
      };
    }),
  );
  const expected = Object.entries(messages).map(([name, text]) => {
    return { name, text, isTied: true, isInvalid: 'true', isSeen: true };
  });
  expect(shown, what).toEqual(expected);
  for (const link of await summary.all()) {
    await expect(form.locator(String(await link.getAttribute('href')))).toHaveCount(1);
  }
}

/** What was typed is still there; without a script a page can not show what it does not offer. */
async function expectKept(form: Locator, kind: FormKind, values: Values): Promise<void> {
  for (const [name, { kind: shape }] of controlsOf(kind)) {
    const value = values[name] ?? '';
    const control = named(form, name);
    if (shape === 'file' || shape === 'country' || value === PLACEHOLDER) continue;
    if ((await control.count()) === 0 || name === 'ticketType') continue;
    if (shape === 'consent' || shape === 'switch') {
      expect(await control.isChecked(), name).toBe(value === 'yes');
    } else await expect(control, name).toHaveValue(value);
  }
}

/** Left wrong, a control says so at once; put right, it is quiet again while it is typed in. */
async function expectLive(form: Locator, message: string | undefined): Promise<void> {
  const email = named(form, 'email');
  const place = form.locator('[data-error-for="email"]');
  await email.pressSequentially('lan@');
  await expect(place).toBeHidden();
  await email.press('Tab');
  await expect(place).toHaveText(message ?? '');
  await email.fill('lan@tamvia.vn');
  await expect(place).toBeHidden();
}

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(how, () => {
      test.use({ javaScriptEnabled });

      for (const kind of formKinds) {
        test(`D27 bad input gets a message beside its field and keeps what was typed (${kind}, every message of every control, ${how})`, async ({
          page,
        }) => {
          const email = `matrix-${kind}-${language}-${String(javaScriptEnabled)}@example.com`;
          const right = rightValues(kind, language, email);
          const rounds = roundsOf(kind, language, right);
          if (javaScriptEnabled) await openedAMinuteAgo(page);
          await page.goto(address(formPages[kind], language));
          const form = formOf(page, kind);
          if (javaScriptEnabled) {
            await expect(form.locator('input[name="key"]')).toHaveCount(1);
            const invalid = rounds.find(({ what }) => what === 'invalid');
            await expectLive(form, invalid?.messages.email);
          }
          for (const round of rounds) {
            await fill(form, kind, round.values, round.file);
            await form.locator('button[type="submit"]').click();
            await expectMessages(
              form,
              round,
              javaScriptEnabled ? saidAtOnce(round) : round.messages,
            );
            await expectKept(form, kind, round.values);
            if (javaScriptEnabled) {
              await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
            } else await expect(page).toHaveURL(new RegExp(`/form/${kind}$`));
            // A radio that was given another value has to get its own again.
            if (round.values.ticketType === PLACEHOLDER && javaScriptEnabled) await page.reload();
          }
          await fill(form, kind, right, 'right');
          await form.locator('button[type="submit"]').click();
          const event = kind === 'get-ticket' ? 'guardrails-workshop-two-cities' : null;
          await expect(page).toHaveURL(new RegExp(`${thankYouPath(kind, event)}$`), {
            timeout: 30_000,
          });
          const leads = await rowsOf('SELECT kind, locale, suspicion FROM leads WHERE email = $1', [
            email,
          ]);
          expect(leads).toEqual([{ kind, locale: language, suspicion: null }]);
        });
      }
    });
  }
}
