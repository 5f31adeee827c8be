import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../support/empty-tables';
import { validForm } from '../../support/valid-forms';
import { post, postForm } from '../../support/form-posts';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { expectRefusal } from '../../support/expect-refusal';

describe('the form endpoint', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({
      FORM_RATE_LIMIT: '1000000',
      SITE_URL: 'https://www.example.com',
    }));
  });

  beforeEach(async () => {
    await emptyTables(database, 'leads', 'consents', 'deliveries');
  });

  afterAll(() => stopCms(payload, database));

  const leads = async () =>
    (await payload.find({ collection: 'leads', depth: 0, sort: 'id', pagination: false })).docs;

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' },
    { origin: 'https://elsewhere.example' },
    { origin: 'https://www.example.com.elsewhere.example' },
    { origin: 'http://localhost:3001', host: 'localhost:3000' },
    { origin: 'null' },
  ])('foundation: a post from another site gets 403 (%o)', async (headers) => {
    for (const json of [true, false]) {
      const { status, text } = await postForm(validForm, { json, headers });
      expect(status).toBe(403);
      expect(expectRefusal(text).code).toBe('cross-site');
    }
    expect(await leads()).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://www.example.com' },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
  ])('a post from this site, or from a program, is taken (%o)', async (headers) => {
    expect((await postForm(validForm, { headers })).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it('D19 attribution goes with a lead in hidden form fields', async () => {
    const attribution = {
      utm_source: 'zalo',
      utm_medium: 'cpc',
      utm_campaign: 'tháng mười một',
      utm_term: 'cx',
      utm_content: 'xanh',
    };
    const hidden = { version: 'v5', page: '/book-demo', locale: 'en' };
    const { status } = await postForm({ ...validForm, ...hidden, ...attribution });
    expect(status).toBe(200);
    expect(await leads()).toMatchObject([{ ...hidden, attribution }]);
  });

  it("D4 the server answers with the message the browser shows, in the page's language", async () => {
    const wrong = { ...validForm, name: ' ', email: 'lan@' };
    const vi = await postForm({ ...wrong, locale: 'vi' });
    const en = await postForm({ ...wrong, locale: 'en' });
    expect([vi.status, en.status]).toEqual([422, 422]);
    expect(JSON.parse(vi.text)).toEqual({
      code: 'invalid',
      message: 'Còn 2 ô cần xem lại',
      errors: { name: 'Tên không được để trống.', email: 'Email không hợp lệ.' },
    });
    expect(JSON.parse(en.text)).toEqual({
      code: 'invalid',
      message: '2 fields need another look',
      errors: { name: 'Please enter your name.', email: 'Please enter a valid email address.' },
    });
    expect(await leads()).toEqual([]);
  });

  it('D27 bad input gets a message beside its field and keeps what was typed', async () => {
    const typed = { ...validForm, email: 'lan@', description: 'một\r\nhai' };
    const { status, headers } = await postForm({ ...typed, locale: 'en' }, { json: false });
    expect([status, headers.get('location')]).toEqual([303, '/en/form/book-demo']);
    const { docs } = await payload.find({ collection: 'form-stashes', sort: '-id', limit: 1 });
    expect(headers.get('set-cookie')).toContain(`form_stash=${docs[0]?.token};`);
    const { startedAt: _hidden, ...controls } = validForm;
    expect(docs[0]?.contents).toMatchObject({
      values: { ...controls, email: 'lan@', description: 'một\nhai' },
      errors: { email: 'email.invalid' },
    });
  });

  it('an unknown form kind gets 404, with code and message', async () => {
    for (const kind of ['', 'toString', '__proto__', 'Book-Demo', 'x'.repeat(5000)]) {
      const { status, text } = await post('x', { kind });
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { code: 'unknown-form', message: 'There is no such form' },
      ]);
    }
  });
});
