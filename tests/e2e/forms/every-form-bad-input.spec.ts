import { expect, type Locator, type Page } from '@playwright/test';
import { controlsOf, type FieldName, type FormKind } from '@/leads/schema/form-definitions';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import { openedAMinuteAgo } from './fill-in-demo-form';
import {
  formPages,
  matrixFiles,
  PLACEHOLDER,
  rightValues,
  type Round,
  roundsOf,
  type Values,
} from './bad-input-of-every-form';
import { titleOf, titleOfHeld } from './form-outcome-titles';
import { address, type Language } from '../pages/page-languages';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

type Case = { kind: FormKind; language: Language; isEnhanced: boolean };

/**
 * Two forms are tested in the browser here, and book-demo in book-demo-bad-input.spec.ts; with every combination each
 * form is tested in at least one language. src/site/forms/form-script-strings.test.ts checks the texts of every form in
 * both, and every-form-bad-input-without-script.spec.ts posts every form. Only English forms have the country of a
 * phone number.
 */
const cases: readonly [Case[], Case[]] = [
  // The form with a file, and the one with radio buttons and an invoice.
  [
    { kind: 'career', language: 'vi', isEnhanced: true },
    { kind: 'get-ticket', language: 'en', isEnhanced: true },
  ],
  [
    { kind: 'book-demo', language: 'vi', isEnhanced: true },
    { kind: 'newsletter', language: 'vi', isEnhanced: true },
    { kind: 'contact', language: 'en', isEnhanced: true },
    { kind: 'get-document', language: 'en', isEnhanced: true },
    { kind: 'career', language: 'en', isEnhanced: false },
    { kind: 'get-ticket', language: 'vi', isEnhanced: false },
  ],
];

const formOf = (page: Page, kind: FormKind) => page.locator(`main form[data-form="${kind}"]`);
const named = (form: Locator, name: FieldName) => form.locator(`[name="${name}"]`);

/**
 * Fills in a whole form; controls that this language does not have are left out. A choice gets a code that it does not
 * offer, as only a manipulated page can send.
 */
async function fill(form: Locator, kind: FormKind, values: Values, file: Round['file']) {
  const controls = controlsOf(kind).map(([name, { kind: shape }]) => {
    return { name, shape, value: values[name] ?? '' };
  });
  await form.evaluate(
    (element: HTMLFormElement, { controls, foreign }) => {
      for (const { name, shape, value } of controls) {
        const control = element.querySelector(`[name="${name}"]`);
        if (shape === 'country' || shape === 'file' || !control) continue;
        if (control instanceof HTMLInputElement && control.type === 'radio') {
          if (value === foreign) control.value = foreign;
          control.checked = value !== '';
        } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          control.checked = value !== '';
        } else if (control instanceof HTMLSelectElement) {
          if (value === foreign) control.add(new Option(foreign, foreign));
          control.value = value;
        } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
          // The control's maximum length is removed, because it would stop the input: the rule behind it is tested
          // here.
          control.removeAttribute('maxlength');
          control.value = value;
        }
        for (const type of ['input', 'change']) {
          control.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
    },
    { controls, foreign: PLACEHOLDER },
  );
  if (controls.some(({ shape }) => shape === 'file')) {
    await named(form, 'resume').setInputFiles(file === 'none' ? [] : matrixFiles[file]);
  }
}

/**
 * The messages that the browser shows before the form is sent. Invalid hubs and ticket types are left out: the
 * browser accepts every option of the form, and the manipulated page offers this one.
 */
function saidAtOnce({ values, messages }: Round): Round['messages'] {
  const ofTheEvent = ['ticketType', 'hub'] as const;
  const left = Object.entries(messages).filter(
    ([name]) => !ofTheEvent.some((one) => one === name && values[one] === PLACEHOLDER),
  );
  return Object.fromEntries(left);
}

/** A form's messages: in its summary, and beside each control. */
const saidBy = (form: Locator) =>
  form.evaluate((element) => ({
    summary: [...element.querySelectorAll('[data-form-summary] a')].map((link) => ({
      text: link.textContent,
      leads: element.querySelectorAll(link.getAttribute('href') ?? '').length,
    })),
    shown: [...element.querySelectorAll('[data-error-for]:not([hidden])')].map((place) => {
      const name = place.getAttribute('data-error-for');
      const control = element.querySelector(`[name="${name}"]:not([type="hidden"])`);
      return {
        name,
        text: place.textContent,
        isTied: control?.getAttribute('aria-describedby')?.split(' ').includes(place.id),
        isInvalid: control?.getAttribute('aria-invalid'),
        isSeen: place.checkVisibility(),
      };
    }),
  }));

/**
 * Expects that every message is beside its control and linked to it for screen readers, and that there are no others.
 */
async function expectMessages(
  form: Locator,
  what: string,
  messages: Round['messages'],
): Promise<void> {
  const summary = Object.values(messages).map((text) => ({ text, leads: 1 }));
  const shown = Object.entries(messages).map(([name, text]) => {
    return { name, text, isTied: true, isInvalid: 'true', isSeen: true };
  });
  // The browser may still be navigating after the form was sent.
  await expect(async () => {
    expect(await saidBy(form), what).toEqual({ summary, shown });
  }).toPass({ timeout: 10_000 });
}

/**
 * Expects that the input of a refused form is still in it; without a script, except for values that a page can not
 * offer.
 */
async function expectKept(form: Locator, kind: FormKind, values: Values): Promise<void> {
  const kept = await form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries(
      [...element.querySelectorAll('input, select, textarea')].map((control) => {
        if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          return [control.name, control.checked ? control.value : ''];
        }
        const { name, value } = control as HTMLInputElement;
        return [name, value];
      }),
    ),
  );
  const expected: [FieldName, string][] = controlsOf(kind)
    .filter(([name, { kind: shape }]) => {
      const isOffered = values[name] !== PLACEHOLDER && name in kept;
      return isOffered && !['file', 'country'].includes(shape) && name !== 'ticketType';
    })
    .map(([name]) => [name, values[name] ?? '']);
  expect(kept).toMatchObject(Object.fromEntries(expected));
}

/** Expects that a control shows its error when it loses the focus, and hides it as soon as the input is corrected. */
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

for (const { kind, language, isEnhanced } of firstOrAll(cases).flat()) {
  const how = `${language}, JavaScript ${isEnhanced ? 'on' : 'off'}`;

  test.describe(`${kind}, ${how}`, () => {
    test.use({ javaScriptEnabled: isEnhanced });

    test(`D27 bad input gets a message beside its field and keeps what was typed (${kind}, every message of every control, ${how})`, async ({
      page,
    }) => {
      const email = `matrix-${kind}-${language}-${String(isEnhanced)}@example.com`;
      const right = rightValues(kind, language, email);
      const rounds = roundsOf(kind, language, right);
      if (isEnhanced) await openedAMinuteAgo(page);
      await page.goto(address(formPages[kind], language));
      const form = formOf(page, kind);
      if (isEnhanced) {
        // The code of the newsletter form is loaded on first use.
        if (kind === 'newsletter') await form.locator('input[name="email"]').focus();
        await expect(form.locator('input[name="key"]')).toHaveCount(1);
        const invalid = rounds.find(({ what }) => what === 'invalid');
        await expectLive(form, invalid?.messages.email);
      }
      for (const round of rounds) {
        await fill(form, kind, round.values, round.file);
        await form.locator('button[type="submit"]').click();
        await expectMessages(form, round.what, isEnhanced ? saidAtOnce(round) : round.messages);
        await expectKept(form, kind, round.values);
        if (isEnhanced) {
          await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
        } else await expect(page).toHaveURL(new RegExp(`/form/${kind}$`));
        // The reload restores the manipulated value of the radio button.
        if (round.values.ticketType === PLACEHOLDER && isEnhanced) await page.reload();
      }
      await fill(form, kind, right, 'right');
      await form.locator('button[type="submit"]').click();
      const event = kind === 'get-ticket' ? 'guardrails-workshop-two-cities' : null;
      await expect(page).toHaveURL(new RegExp(`${thankYouPath(kind, event)}$`), {
        timeout: 30_000,
      });
      const title = isEnhanced ? titleOf(kind, language) : titleOfHeld(kind, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const leads = await rowsOf('SELECT kind, locale, suspicion FROM leads WHERE email = $1', [
        email,
      ]);
      const suspicion = isEnhanced ? null : 'no-script';
      expect(leads).toEqual([{ kind, locale: language, suspicion }]);
    });
  });
}
