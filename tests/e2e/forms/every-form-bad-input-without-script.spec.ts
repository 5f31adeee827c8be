import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { controlsOf, type FormKind, formKinds } from '@/leads/schema/form-definitions';
import { HONEYPOT } from '@/leads/schema/form-values-and-hidden-fields';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import {
  FIRST,
  formPages,
  matrixFiles,
  PLACEHOLDER,
  rightValues,
  type Round,
  roundsOf,
  type Values,
} from './bad-input-of-every-form';
import { address, type Language, languages } from '../pages/page-languages';
import { test } from '../wait-for-page-scripts';
import { titleOf, titleOfHeld } from './form-outcome-titles';
import { codesOf, formIn, hasControl, messagesIn, sentBy, shownIn } from './read-form-from-html';
import { rowsOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

/** Posts every form as a browser without JavaScript does; every-form-bad-input.spec.ts uses a browser. */

/** The URL to which the confirmation button of the thank-you page posts. */
const CONFIRM = '/api/forms/confirm';

const TAB_OF_RECEIVED = { vi: 'Đã nhận biểu mẫu', en: 'Form received' };

function titlesIn(html: string): { heading: string; tab: string } {
  const page = parse(html);
  const textOf = (selector: string) =>
    (page.querySelector(selector)?.textContent ?? '').replaceAll('\u00A0', ' ');
  return { heading: textOf('main h1'), tab: textOf('title') };
}

/** Whether a control sends its value only when it is ticked or chosen. */
const isTicked = (shape: string, name: string) =>
  shape === 'consent' || shape === 'switch' || name === 'ticketType';

/**
 * Posts a form with these values in place of its own; values of controls that this language does not have are left
 * out.
 */
async function send(
  request: APIRequestContext,
  form: HTMLElement,
  page: string,
  { kind, values, file }: { kind: FormKind; values: Values; file: Round['file'] },
): Promise<APIResponse> {
  const sent = sentBy(form);
  const body = new FormData();
  for (const [name, { kind: shape }] of controlsOf(kind)) {
    if (!hasControl(form, name) || shape === 'country') continue;
    sent.delete(name);
    const value = values[name] ?? '';
    if (shape === 'file') {
      const { name: called, mimeType, buffer } = matrixFiles[file];
      body.set(name, new File([new Uint8Array(buffer)], called, { type: mimeType }));
    } else if (value === FIRST) sent.set(name, codesOf(form, name)[0] ?? '');
    else if (value || !isTicked(shape, name)) sent.set(name, value);
  }
  for (const [name, value] of sent) body.set(name, value);
  const isMultipart = form.getAttribute('enctype') === 'multipart/form-data';
  return request.post(form.getAttribute('action') ?? '', {
    ...(isMultipart ? { multipart: body } : { form: body }),
    headers: { Referer: page, 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
}

/**
 * Expects that every message is beside its control and linked to it for screen readers, and that there are no others.
 */
function expectMessages(form: HTMLElement, { what, messages }: Round): void {
  const links = form.querySelectorAll('[data-form-summary] a');
  expect(
    links.map(({ textContent }) => textContent),
    what,
  ).toEqual(Object.values(messages));
  const expected = Object.entries(messages).map(([name, text]) => {
    return { name, text, isTied: true, isInvalid: 'true' };
  });
  expect(messagesIn(form), what).toEqual(expected);
  for (const link of links) {
    expect(form.querySelectorAll(link.getAttribute('href') ?? ''), what).toHaveLength(1);
  }
}

/** Expects that the input of a refused form is still in it, except for values that a page can not offer. */
function expectKept(form: HTMLElement, kind: FormKind, { what, values }: Round): void {
  for (const [name, { kind: shape }] of controlsOf(kind)) {
    const value = values[name] ?? '';
    if (shape === 'file' || shape === 'country' || value === PLACEHOLDER) continue;
    if (!hasControl(form, name) || name === 'ticketType') continue;
    const isBox = shape === 'consent' || shape === 'switch';
    expect(shownIn(form, name), `${what}: ${name}`).toBe(isBox && !value ? null : value);
  }
}

/** The languages of each form, first the one in which every-form-bad-input.spec.ts does not test it. */
const languagesOf: Record<FormKind, readonly [Language, Language]> = {
  'book-demo': ['en', 'vi'],
  'get-ticket': ['vi', 'en'],
  'get-document': ['vi', 'en'],
  contact: ['vi', 'en'],
  career: ['en', 'vi'],
  newsletter: ['en', 'vi'],
};

for (const kind of formKinds) {
  for (const language of firstOrAll(languagesOf[kind])) {
    test(`D27 bad input gets a message beside its field and keeps what was typed (${kind}, every message of every control, ${language}, sent without JavaScript)`, async ({
      request,
    }) => {
      const email = `matrix-plain-${kind}-${language}@example.com`;
      const right = rightValues(kind, language, email);
      let page = address(formPages[kind], language);
      const read = async () => formIn(await (await request.get(page)).text(), kind);
      const pressSend = async (form: HTMLElement, values: Values, file: Round['file']) => {
        const answer = await send(request, form, page, { kind, values, file });
        expect(answer.status()).toBe(303);
        return new URL(answer.headers().location ?? '', answer.url()).pathname;
      };
      let form = await read();
      expect(form.getAttribute('method')?.toLowerCase()).toBe('post');
      for (const round of roundsOf(kind, language, right)) {
        page = await pressSend(form, round.values, round.file);
        expect(page, round.what).toBe(address(`/form/${kind}`, language));
        form = await read();
        expectMessages(form, round);
        expectKept(form, kind, round);
      }
      const event = kind === 'get-ticket' ? 'guardrails-workshop-two-cities' : null;
      const thanks = await pressSend(form, right, 'right');
      expect(thanks).toBe(address(thankYouPath(kind, event), language));
      const shown = await request.get(thanks);
      expect(shown.status()).toBe(200);
      const leads = () =>
        rowsOf(
          `SELECT kind, locale, suspicion, released_at IS NULL AS "isHeld" FROM leads WHERE email = $1`,
          [email],
        );
      const lead = { kind, locale: language, suspicion: 'no-script' };
      expect(await leads()).toEqual([{ ...lead, isHeld: true }]);
      // Dates the lead back: a press within 1.5 seconds of the form, as of a program, would do nothing.
      await rowsOf(
        `UPDATE leads SET created_at = created_at - interval '5 seconds' WHERE email = $1`,
        [email],
      );
      const waiting = await shown.text();
      expect(waiting).toContain(CONFIRM);
      const held = titleOfHeld(kind, language);
      expect(titlesIn(waiting)).toEqual({ heading: held, tab: expect.stringContaining(held) });
      const confirmed = await request.post(CONFIRM, {
        form: { lng: language, ...(event ? { event } : {}) },
      });
      expect(new URL(confirmed.url()).pathname).toBe(thanks);
      const done = await confirmed.text();
      expect(done).not.toContain(CONFIRM);
      expect(titlesIn(done).heading).toBe(titleOf(kind, language));
      expect(await leads()).toEqual([{ ...lead, isHeld: false }]);
    });
  }
}

/** Expects that a form is refused for one control alone, with this message. */
async function expectOneMessage(
  request: APIRequestContext,
  language: Language,
  { kind, ...round }: Round & { kind: FormKind },
): Promise<void> {
  const page = address(formPages[kind], language);
  const form = formIn(await (await request.get(page)).text(), kind);
  const sent = await send(request, form, page, { ...round, kind });
  const refused = formIn(await (await request.get(sent.headers().location ?? '')).text(), kind);
  expectMessages(refused, round);
  expectKept(refused, kind, round);
}

test('forms: contact without description says "Nội dung không được để trống."', async ({
  request,
}) => {
  for (const [language, description] of [
    ['vi', 'Nội dung không được để trống.'],
    ['en', 'Please write a message.'],
  ] as const) {
    const right = rightValues('contact', language, 'linh@example.com');
    await expectOneMessage(request, language, {
      kind: 'contact',
      what: 'no description',
      values: { ...right, description: '' },
      file: 'none',
      messages: { description },
    });
  }
});

test('forms: career without resume says "Vui lòng đính kèm CV."', async ({ request }) => {
  for (const [language, none, wrong] of [
    ['vi', 'Vui lòng đính kèm CV.', 'Tệp không hợp lệ.'],
    ['en', 'Please attach your CV.', 'Please attach a PDF or DOCX file of up to 5 MB.'],
  ] as const) {
    const values = rightValues('career', language, 'linh@example.com');
    for (const [file, resume] of Object.entries({ none, wrong })) {
      await expectOneMessage(request, language, {
        kind: 'career',
        what: `${file} resume`,
        values,
        file: file as Round['file'],
        messages: { resume },
      });
    }
  }
});

for (const language of languages) {
  test(`each outcome of a form has a heading of its own (${language})`, () => {
    const outcomes = [...formKinds, 'unconfirmed', 'waiting', 'received'] as const;
    const titles = [
      ...outcomes.map((outcome) => titleOf(outcome, language)),
      ...formKinds.map((kind) => titleOfHeld(kind, language)),
    ];
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(titles.length);
  });
}

for (const language of firstOrAll(['vi', 'en'])) {
  test(`the page after a registration says what became of the ticket (${language})`, async ({
    request,
  }) => {
    const email = `outcome-${language}@example.com`;
    const page = address(formPages['get-ticket'], language);
    const form = formIn(await (await request.get(page)).text(), 'get-ticket');
    const values = rightValues('get-ticket', language, email);
    const sent = await send(request, form, page, { kind: 'get-ticket', values, file: 'none' });
    const thanks = sent.headers().location ?? '';
    await rowsOf(`UPDATE leads SET released_at = now() WHERE email = $1`, [email]);
    for (const [status, outcome] of [
      ['confirmed', 'get-ticket'],
      ['unconfirmed', 'unconfirmed'],
      ['waiting', 'waiting'],
      ['cancelled', 'received'],
    ] as const) {
      await rowsOf(
        `UPDATE tickets SET status = $2 FROM leads WHERE leads.id = tickets.lead_id AND leads.email = $1`,
        [email, status],
      );
      const { heading } = titlesIn(await (await request.get(thanks)).text());
      expect(heading, status).toBe(titleOf(outcome, language));
    }
  });

  test(`without the cookie that names a form the page promises nothing (${language})`, async ({
    playwright,
    baseURL,
  }) => {
    const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
    for (const kind of formKinds) {
      const event = kind === 'get-ticket' ? 'guardrails-workshop-two-cities' : null;
      const answer = await visitor.get(address(thankYouPath(kind, event), language));
      const shown = await answer.text();
      expect(titlesIn(shown).heading, kind).toBe(titleOf('received', language));
      expect(shown, kind).not.toContain('data-behaviour="reply-due"');
    }
    await visitor.dispose();
  });
}

for (const language of firstOrAll(['en', 'vi'])) {
  test(`a form that a colleague looks at first is not called a success (${language})`, async ({
    request,
  }) => {
    for (const kind of formKinds) {
      const page = address(formPages[kind], language);
      const form = formIn(await (await request.get(page)).text(), kind);
      form.querySelector(`[name="${HONEYPOT}"]`)?.setAttribute('value', '1');
      const values = rightValues(kind, language, `looked-at-${kind}-${language}@example.com`);
      const sent = await send(request, form, page, { kind, values, file: 'right' });
      const shown = await (await request.get(sent.headers().location ?? '')).text();
      expect(titlesIn(shown), kind).toEqual({
        heading: titleOf('received', language),
        tab: expect.stringContaining(TAB_OF_RECEIVED[language]),
      });
      expect(shown, kind).not.toContain(CONFIRM);
    }
  });
}
