import fc from 'fast-check';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldNames, formKinds } from '@/leads/schema/form-definitions';
import { HONEYPOT } from '@/leads/schema/form-values-and-hidden-fields';
import { utmParameters } from '@/leads/schema/attribution-touchpoint';
import { fewOrAll } from '../../support/all-combinations';
import { sellTickets } from '../../support/publish-ticketed-event';
import { docx, pdf } from '../../support/sample-upload-files';
import { validForm, validForms } from '../../support/valid-forms';
import { type Answered, answerOf, post } from '../../support/form-posts';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { expectRefusal } from '../../support/expect-refusal';

/**
 * Expects an answer in JSON: a redirect to a thank-you page or waiting list of this site, or a refusal (4xx) without
 * internals.
 */
function expectPlainAnswer({ status, headers, text }: Answered): void {
  expect(headers.get('content-type')).toBe('application/json');
  if (status === 200) {
    const { redirect } = JSON.parse(text) as { redirect: string };
    expect(redirect).toMatch(/^(\/en)?\/[a-z-]+(\/cx-day)?\/(thank-you|waiting-list)$/);
    return;
  }
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expectRefusal(text);
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';
const nul = '\0';

/** Values of a control, from harmless to dangerous: NUL, lone surrogates, very long. */
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(nul, '\ud800', '\udfff', '\u202e', '\u0301', ' ', '\r\n') }),
  fc.constantFrom('x'.repeat(3000), "'; DROP TABLE leads; --", '<script>', '%00', '\\u0000'),
);
const controls = [
  ...fieldNames,
  ...utmParameters,
  'firstTouch',
  'lastTouch',
  HONEYPOT,
  'version',
  'page',
  'locale',
  'key',
  'startedAt',
  'event',
  'document',
  'position',
  'proof',
  'canProve',
  '__proto__',
  'constructor',
  'toString',
  '',
];
const changes = fc.dictionary(fc.constantFrom(...controls), value, { maxKeys: 6 });

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500', () => {
  let payload: Payload;
  let database: pg.Pool;
  let tickets: string[];

  beforeAll(async () => {
    ({ payload, database } = await startCms({ FORM_RATE_LIMIT: '1000000' }));
    tickets = await sellTickets(payload, [{ price: 490_000, capacity: 3 }]);
  });

  afterAll(() => stopCms(payload, database));

  it.each<[string, string | undefined, BodyInit | null, number]>([
    ['no body, no type', undefined, null, 400],
    ['no body', json, null, 400],
    ['an empty form', form, '', 422],
    ['text', 'text/plain', 'name=Lan', 400],
    ['XML', 'application/xml', '<name>Lan</name>', 400],
    ['a type that is none', 'nonsense; ;;', 'name=Lan', 400],
    ['broken JSON', json, '{"name":', 400],
    ['JSON null', json, 'null', 400],
    ['a JSON number', json, '7', 400],
    ['a JSON string', json, '"Lan"', 400],
    ['a JSON array', json, '[1,[2],{"name":"Lan"}]', 422],
    ['JSON arrays and objects for values', json, '{"name":["Lan"],"email":{"a":1}}', 422],
    ['deep JSON arrays', json, '['.repeat(30_000) + ']'.repeat(30_000), 422],
    ['deep JSON objects', json, '{"a":'.repeat(9000) + '1' + '}'.repeat(9000), 422],
    ['JSON that reaches for prototypes', json, '{"__proto__":{"name":"Lan"}}', 422],
    ['NUL in JSON', json, JSON.stringify({ ...validForm, name: nul }), 422],
    ['bytes that are no text', json, new Uint8Array([0xff, 0xfe, 0, 0xc3, 0x28]), 400],
    ['bytes as a form', form, new Uint8Array([0xff, 0, 0x25, 0x30, 0x30, 0x3d]), 422],
    ['broken percent signs', form, 'name=%&email=%zz&%00=%00', 422],
    ['multipart without boundary', 'multipart/form-data', '--x', 400],
    ['multipart cut off', multipart, '--x\r\nContent-Disposition: form-data; name="a"', 400],
    ['too large a form', form, `name=${'x'.repeat(70_000)}`, 413],
    ['too large a JSON', json, JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
    ['ten megabytes', 'application/octet-stream', new Uint8Array(10_000_000), 413],
  ])('%s', async (_name, type, body, status) => {
    // The body is sent as bytes, for which `Request` sets no Content-Type: only the one of the case is sent, if any.
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const answer = await post(bytes, { headers: type ? { 'content-type': type } : {} });
    expect(answer.status).toBe(status);
    expectPlainAnswer(answer);
  });

  it('a body longer than declared, or one that breaks off', async () => {
    const chunks = (count: number, breaksOff: boolean) => {
      let sent = 0;
      return new ReadableStream({
        pull(controller) {
          sent += 1;
          if (sent <= count) controller.enqueue(new Uint8Array(10_000).fill(120));
          else if (breaksOff) controller.error(new Error('Connection lost'));
          else controller.close();
        },
      });
    };
    const send = (body: ReadableStream) =>
      answerOf(
        new Request('http://localhost:3000/api/forms/book-demo', {
          method: 'POST',
          headers: { accept: json, 'content-type': form, 'content-length': '10' },
          body,
          duplex: 'half',
        } as RequestInit),
      );
    const [long, broken] = [await send(chunks(8, false)), await send(chunks(2, true))];
    expect([long.status, broken.status]).toEqual([413, 400]);
    [long, broken].forEach(expectPlainAnswer);
  });

  it('any values in any fields, as a form, as multipart or as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        changes,
        fc.constantFrom('form', 'multipart', 'json'),
        async (typed, how) => {
          const values = { ...validForm, ...typed };
          const data = new FormData();
          for (const [name, text] of Object.entries(values)) data.append(name, text);
          const bodies = {
            form: new URLSearchParams(values),
            multipart: data,
            json: new Blob([JSON.stringify(values)], { type: json }),
          };
          expectPlainAnswer(await post(bodies[how]));
        },
      ),
      { numRuns: fewOrAll(150, 300) },
    );
  });

  it('any values in any fields, from a page without JavaScript', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (typed) => {
        const answer = await post(new URLSearchParams({ ...validForm, ...typed }), { json: false });
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toMatch(
          /^(\/en)?\/(form\/book-demo|book-demo\/thank-you)$/,
        );
      }),
      { numRuns: fewOrAll(50, 100) },
    );
  });

  it.each(formKinds)(
    'any values in any fields of %s, with and without JavaScript',
    async (kind) => {
      const file = fc.oneof(
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom(Buffer.from(pdf()), Buffer.from(docx())),
      );
      const fileName = fc.oneof(
        fc.constantFrom('cv.pdf', '../../etc/passwd', '', 'x'.repeat(3000), 'c\u0000v.docx'),
        fc.string(),
      );
      await fc.assert(
        fc.asyncProperty(
          changes,
          fc.boolean(),
          file,
          fileName,
          async (typed, json, bytes, name) => {
            const form = { ...validForms[kind], event: 'cx-day', ticketType: tickets[0] ?? '' };
            const data = new FormData();
            for (const [control, text] of Object.entries({ ...form, ...typed })) {
              data.append(control, text);
            }
            if (kind === 'career') data.append('resume', new File([new Uint8Array(bytes)], name));
            const answer = await post(data, { kind, json });
            if (json) expectPlainAnswer(answer);
            else {
              expect(answer.status).toBe(303);
              expect(answer.headers.get('location')).toMatch(
                /^(\/en)?\/(form\/[a-z-]+|[a-z-]+(\/cx-day)?\/(thank-you|waiting-list))$/,
              );
            }
          },
        ),
        { numRuns: fewOrAll(30, 60) },
      );
    },
  );

  it('any bytes with any content type', async () => {
    const kinds = fc.constantFrom(...formKinds);
    const types = fc.oneof(
      fc.constantFrom(form, json, multipart, 'multipart/form-data', 'text/plain', `${json};x`),
      fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
    );
    await fc.assert(
      fc.asyncProperty(
        types,
        fc.uint8Array({ maxLength: 2000 }),
        kinds,
        async (type, bytes, kind) => {
          expectPlainAnswer(
            await post(Buffer.from(bytes), { kind, headers: { 'content-type': type } }),
          );
        },
      ),
      { numRuns: fewOrAll(150, 300) },
    );
  });
});
