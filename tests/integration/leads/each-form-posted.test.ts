import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Challenge } from 'altcha-lib/types';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getT } from '@/i18n/server-translations';
import { controlsOf, type FormKind, formKinds } from '@/leads/schema/form-definitions';
import { sellTickets } from '../../support/publish-ticketed-event';
import { docx, pdf } from '../../support/sample-upload-files';
import { type Answered, post } from '../../support/form-posts';
import { validForms } from '../../support/valid-forms';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';

type Values = Readonly<Record<string, string>>;
type Sent = { json?: boolean; file?: [Uint8Array, string] | null };

const codeOf = ({ text }: Answered) => (JSON.parse(text) as { code: string }).code;
const errorsOf = ({ text }: Answered) =>
  (JSON.parse(text) as { errors: Record<string, string> }).errors;

const MEGABYTE = 1024 * 1024;

describe('the six forms, posted', () => {
  let payload: Payload;
  let database: pg.Pool;
  let tickets: string[];

  beforeAll(async () => {
    ({ payload, database } = await startCms({ FORM_RATE_LIMIT: '1000000' }));
    tickets = await sellTickets(payload, [
      { price: 490_000, capacity: 100 },
      { price: 0, capacity: 0 },
    ]);
  });

  afterAll(() => stopCms(payload, database));

  /** Sends a complete form as its page does, with some values changed. */
  async function send(kind: FormKind, changes: Values = {}, options: Sent = {}): Promise<Answered> {
    const { json = true, file = [pdf(), 'cv.pdf'] } = options;
    const about: Values =
      kind === 'get-ticket' ? { event: 'cx-day', ticketType: tickets[0] ?? '' } : {};
    const data = new FormData();
    const values = { ...validForms[kind], locale: 'vi', page: '/x', ...about, ...changes };
    for (const [name, value] of Object.entries<string>(values)) data.append(name, value);
    if (kind === 'career') {
      data.append('resume', file ? new File([new Uint8Array(file[0])], file[1]) : new File([], ''));
    }
    if (kind !== 'career') {
      return post(new URLSearchParams([...data] as [string, string][]), { kind, json });
    }
    // The body is sent as bytes: a stream could not be aborted halfway.
    const made = new Response(data);
    const type = made.headers.get('content-type') ?? '';
    return post(await made.arrayBuffer(), { kind, json, headers: { 'content-type': type } });
  }

  const lastStash = async () =>
    (await payload.find({ collection: 'form-stashes', sort: '-id', limit: 1 })).docs[0];

  const leadsNamed = async (name: string) =>
    (await payload.find({ collection: 'leads', where: { name: { equals: name } }, depth: 0 })).docs;

  const homes: Record<FormKind, string> = {
    'book-demo': '/book-demo/thank-you',
    'get-ticket': '/events/cx-day/thank-you',
    'get-document': '/resources/thank-you',
    contact: '/contact/thank-you',
    career: '/careers/thank-you',
    newsletter: '/newsletter/thank-you',
  };

  it.each(formKinds)('%s is stored, and redirects to its own thank-you page', async (kind) => {
    const script = await send(kind, { key: randomUUID() });
    expect([script.status, JSON.parse(script.text)]).toEqual([200, { redirect: homes[kind] }]);
    expect(script.headers.get('set-cookie')).toMatch(/^form_receipt=.*HttpOnly/);
    const plain = await send(kind, { locale: 'en', email: 'hoa@tamvia.vn' }, { json: false });
    expect([plain.status, plain.headers.get('location')]).toEqual([303, `/en${homes[kind]}`]);
  });

  it('§1 event registration and document request convert beside book demo', async () => {
    for (const kind of ['book-demo', 'get-ticket', 'get-document'] as const) {
      expect((await send(kind, { name: `Converts ${kind}` })).status).toBe(200);
      expect((await leadsNamed(`Converts ${kind}`)).map((lead) => lead.kind)).toEqual([kind]);
    }
  });

  it.each(formKinds.flatMap((kind) => (['vi', 'en'] as const).map((locale) => [kind, locale])))(
    'D27 bad input gets a message beside its field and keeps what was typed (%s, %s, every required control)',
    async (kind, locale) => {
      const t = getT(locale as 'vi', 'validation');
      const form = kind as FormKind;
      const ticket = form === 'get-ticket' ? { invoice: 'yes' } : {};
      const emptied = Object.fromEntries(
        controlsOf(form).map(([name]) => [name, name in ticket ? 'yes' : '']),
      );
      const messages = Object.fromEntries(
        controlsOf(form).flatMap(([name, { required, empty }]) =>
          required && empty ? [[name, t(empty)]] : [],
        ),
      );
      const script = await send(form, { ...emptied, locale }, { file: null });
      expect(script.status).toBe(422);
      expect(errorsOf(script)).toEqual(messages);

      const typed = { ...validForms[form], email: 'lan@' };
      const plain = await send(form, { ...typed, locale }, { json: false });
      const prefix = locale === 'en' ? '/en' : '';
      expect(plain.headers.get('location')).toBe(`${prefix}/form/${form}`);
      const { ticketType: _type, startedAt: _hidden, ...kept } = typed as Record<string, string>;
      expect((await lastStash())?.contents).toMatchObject({
        values: kept,
        errors: { email: 'email.invalid' },
        origin: { event: form === 'get-ticket' ? 'cx-day' : null },
      });
    },
  );

  describe('a file in a form', () => {
    it.each(['vi', 'en'] as const)(
      'a PDF that is encrypted is refused with what to do about it (%s)',
      async (locale) => {
        const file: [Uint8Array, string] = [
          Buffer.concat([pdf(), Buffer.from('\ntrailer\n<</Encrypt 7 0 R>>\n')]),
          'cv.pdf',
        ];
        const answer = await send('career', { name: 'Locked', locale }, { file });
        expect(answer.status).toBe(422);
        const message = {
          vi: 'Tệp PDF này bị khoá hoặc có mật khẩu, chúng tôi không đọc được. Vui lòng đính kèm bản không khoá.',
          en: 'This PDF is encrypted or has a password, so we cannot read it. Please attach an unprotected copy.',
        };
        expect(errorsOf(answer)).toEqual({ resume: message[locale] });
        await send('career', { name: 'Locked', locale }, { file, json: false });
        expect((await lastStash())?.contents).toMatchObject({
          errors: { resume: 'resume.encrypted' },
        });
        expect(await leadsNamed('Locked')).toEqual([]);
      },
    );

    it.each<[string, Uint8Array, string, number]>([
      ['PDF', pdf(), 'Trần Thị Lan – CV.pdf', 200],
      ['DOCX', docx(), 'cv.docx', 200],
      ['PDF of 5 MB', Buffer.concat([pdf(), Buffer.alloc(5 * MEGABYTE - pdf().length)]), 'a', 200],
      ['program called PDF', new TextEncoder().encode('MZ…'), 'cv.pdf', 422],
      ['document with macros', docx(['word/vbaProject.bin']), 'cv.docx', 422],
      ['empty file', new Uint8Array(), 'cv.pdf', 422],
      ['PDF above 5 MB', Buffer.concat([pdf(), Buffer.alloc(5 * MEGABYTE)]), 'cv.pdf', 422],
      ['PDF of 12 MB', Buffer.concat([pdf(), Buffer.alloc(12 * MEGABYTE)]), 'cv.pdf', 422],
    ])('%s', async (what, bytes, name, status) => {
      const answer = await send('career', { name: what }, { file: [bytes, name] });
      expect(answer.status).toBe(status);
      expect(await leadsNamed(what)).toHaveLength(status === 200 ? 1 : 0);
      if (status === 422) {
        expect(errorsOf(answer)).toEqual({ resume: 'Tệp không hợp lệ.' });
        const plain = await send('career', { name: what }, { file: [bytes, name], json: false });
        expect(plain.headers.get('location')).toBe('/form/career');
        expect((await lastStash())?.contents).toMatchObject({
          values: { name: what },
          errors: { resume: 'resume.invalid' },
        });
      }
    });

    it('one that could not be judged is not called invalid: its sender is asked to try again', async () => {
      const file: [Uint8Array, string] = [pdf(), 'cv.pdf'];
      const { Worker } = process.getBuiltinModule('node:worker_threads');
      vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function end(
        this: InstanceType<typeof Worker>,
      ) {
        void this.terminate();
      });
      const answer = await send('career', { name: 'Not judged' }, { file });
      expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable']);
      expect(await leadsNamed('Not judged')).toEqual([]);
      expect((await send('career', { name: 'Not judged' }, { file })).status).toBe(200);
    });

    it('an oversized form is aborted, with a message to its sender', async () => {
      const file: [Uint8Array, string] = [new Uint8Array(26 * MEGABYTE), 'cv.pdf'];
      const script = await send('career', {}, { file });
      expect([script.status, codeOf(script)]).toEqual([413, 'too-large']);
      const plain = await send('career', {}, { file, json: false });
      expect([plain.status, plain.headers.get('content-type')]).toEqual([
        413,
        'text/plain; charset=utf-8',
      ]);
      expect(plain.text).toContain('5 MB');
    });

    it('is ignored in a form that takes none', async () => {
      const data = new FormData();
      const values = { ...validForms.contact, name: 'With file' };
      for (const [name, value] of Object.entries<string>(values)) data.append(name, value);
      data.append('resume', new File([Buffer.from(pdf())], 'cv.pdf'));
      expect((await post(data, { kind: 'contact' })).status).toBe(200);
      expect(await leadsNamed('With file')).toHaveLength(1);
    });
  });

  describe('a ticket', () => {
    it('D13 the total is shown and stored, and nothing is paid (stored, from the price of the event)', async () => {
      await send('get-ticket', { name: 'Three tickets', quantity: '3', total: '1' });
      const { docs } = await payload.find({
        collection: 'tickets',
        where: { name: { equals: 'Three tickets' } },
      });
      expect(docs).toMatchObject([{ quantity: 3, unitPrice: 490_000, total: 1_470_000 }]);
    });

    it('without a free seat shows the waiting-list page', async () => {
      const { text } = await send('get-ticket', { ticketType: tickets[1] ?? '', name: 'Waits' });
      expect(JSON.parse(text)).toEqual({ redirect: '/events/cx-day/waiting-list' });
    });

    it.each(['', 'no-such-event', '../cx-day'])(
      'for no event (%j) is refused as closed',
      async (event) => {
        const script = await send('get-ticket', { event, name: 'No event' });
        expect([script.status, codeOf(script)]).toEqual([410, 'closed']);
        const plain = await send('get-ticket', { event, name: 'No event' }, { json: false });
        expect(plain.headers.get('location')).toBe('/form/get-ticket');
        expect((await lastStash())?.contents).toMatchObject({
          values: { name: 'No event' },
          notice: 'closed',
        });
        expect(await leadsNamed('No event')).toEqual([]);
      },
    );

    it('without an invoice stores none of its fields', async () => {
      await send('get-ticket', { name: 'No invoice', invoice: '', companyTaxCode: 'x' });
      const [lead] = await leadsNamed('No invoice');
      expect([lead?.companyName || null, lead?.companyTaxCode || null]).toEqual([null, null]);
    });
  });

  describe('the time trap', () => {
    const fast = () => ({ key: randomUUID(), startedAt: String(Date.now()) });

    it('forms: the time trap judges only posts that carry a start time', async () => {
      await send('contact', { name: 'No start', startedAt: '' });
      await send('contact', { name: 'Fast start', ...fast() });
      expect((await leadsNamed('No start'))[0]?.suspicion).toBe('no-script');
      expect((await leadsNamed('Fast start'))[0]?.suspicion).toBe('too-fast');
    });

    it('a form without a script is held until its sender presses the button of the next page', async () => {
      const { confirmForm } = await import('@/leads/intake/confirm-form');
      const press = (cookie: string, form: Values = {}, headers: Values = {}) =>
        confirmForm(
          () => Promise.resolve(payload),
          new Request('http://localhost:3000/api/forms/confirm', {
            method: 'POST',
            headers: { cookie, ...headers } as Record<string, string>,
            body: new URLSearchParams({ lng: 'vi', ...form }),
          }),
        );
      const cookieOf = ({ headers }: Answered) => (headers.get('set-cookie') ?? '').split(';')[0]!;
      const leadOf = async (name: string) => (await leadsNamed(name))[0];
      const plain = { json: false };
      const cookie = cookieOf(
        await send('get-ticket', { name: 'No script', startedAt: '' }, plain),
      );
      expect(await leadOf('No script')).toMatchObject({ suspicion: 'no-script', releasedAt: null });

      // A program presses the confirmation button at once.
      const tooFast = await press(cookie, { event: 'cx-day' });
      expect(tooFast.status).toBe(303);
      expect((await leadOf('No script'))?.releasedAt).toBeNull();
      await database.query(`UPDATE leads SET created_at = now() - interval '5 seconds'`);
      expect((await press(cookie, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await press('')).status).toBe(410);
      expect((await press('form_receipt=r1-0-forged')).status).toBe(410);
      expect((await leadOf('No script'))?.releasedAt).toBeNull();

      const pressed = await press(cookie, { event: 'cx-day' });
      expect([pressed.status, pressed.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/events\/cx-day\/(thank-you|waiting-list)$/),
      ]);
      expect((await leadOf('No script'))?.releasedAt).not.toBeNull();

      // A lead that is held for another reason is not released by the button.
      const bot = cookieOf(
        await send('contact', { name: 'Plain bot', startedAt: '', fax_number: '1' }, plain),
      );
      await database.query(`UPDATE leads SET created_at = now() - interval '5 seconds'`);
      expect((await press(bot)).headers.get('location')).toBe('/contact/thank-you');
      expect(await leadOf('Plain bot')).toMatchObject({ suspicion: 'honeypot', releasedAt: null });
    });

    it('forms: what fills the honeypot is held for review', async () => {
      const answer = await send('contact', { name: 'Bot', fax_number: '1', canProve: 'yes' });
      expect(answer.status).toBe(200);
      expect((await leadsNamed('Bot'))[0]?.suspicion).toBe('honeypot');
    });

    it('a browser that can compute a proof is asked for one once, and then accepted', async () => {
      const form = { name: 'Fast person', ...fast() };
      const asked = await send('contact', { ...form, canProve: 'yes' });
      expect(asked.status).toBe(428);
      expect(await leadsNamed('Fast person')).toEqual([]);
      const { challenge } = JSON.parse(asked.text) as { challenge: Challenge };
      const solution = await solveChallenge({ challenge, deriveKey });
      const proof = btoa(JSON.stringify({ challenge, solution }));
      expect((await send('contact', { ...form, proof })).status).toBe(200);
      expect((await leadsNamed('Fast person')).map((lead) => lead.suspicion)).toEqual([null]);
      await send('contact', { name: 'Same proof', ...fast(), proof });
      expect((await leadsNamed('Same proof'))[0]?.suspicion).toBe('too-fast');
    });
  });

  it('the same key with another body is refused, and the input is kept', async () => {
    const key = randomUUID();
    expect((await send('contact', { key, name: 'First' })).status).toBe(200);
    const second = await send('contact', { key, name: 'Second' });
    expect([second.status, codeOf(second)]).toEqual([409, 'conflict']);
    await send('contact', { key, name: 'Second' }, { json: false });
    expect((await lastStash())?.contents).toMatchObject({
      values: { name: 'Second' },
      notice: 'conflict',
    });
  });
});
