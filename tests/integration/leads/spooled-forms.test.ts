import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptNow } from '@/leads/intake/judge-form-suspicion';
import { handlePost } from '@/leads/intake/handle-form-post';
import { serializeSpooledLead } from '@/leads/intake/spooled-form-format';
import { storeSpooledForms } from '@/leads/intake/store-spooled-forms';
import { storeLead } from '@/leads/intake/store-lead';
import type { FormKind } from '@/leads/schema/form-definitions';
import { spoolForm, MAX_FILES, spoolState } from '@/leads/spool/spool-forms-on-disk';
import { dueTime } from '@/lib/office-hours-arithmetic';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, storedIn, submissionOf } from '../../support/cms-for-lead-tests';
import { sent, smallPdf } from '../../support/form-submissions-and-events';

const home = mkdtempSync(path.join(tmpdir(), 'kept-'));
const folder = path.join(home, 'lead-spool');
const AT = new Date('2026-11-20T03:10:00.000Z');

const away = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));

describe('forms spooled while the database was away', () => {
  let payload: Payload;
  let database: pg.Pool;
  const cms = () => Promise.resolve(payload);

  beforeAll(async () => {
    ({ payload, database } = await startCms({ DATA_DIR: home, FORM_RATE_LIMIT: '12' }));
  });

  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await emptyTables(database, 'leads', 'consents', 'deliveries', 'resumes');
  });

  afterAll(async () => {
    await stopCms(payload, database);
    rmSync(home, { recursive: true, force: true });
  });

  let network = 0;
  /** Posts a form, by default from an IP address of its own. */
  function post(
    kind: FormKind,
    { values, envelope }: ReturnType<typeof sent>,
    { html = false, from = `10.0.${(network += 1)}.1`, more = {}, file = false, cms = away } = {},
  ): Promise<Response> {
    const { locale, key, startedAt } = envelope;
    const texts = { ...values, locale, ...more, ...(key ? { key } : {}) };
    const body = new FormData();
    for (const [name, value] of Object.entries(texts)) body.set(name, value);
    if (startedAt) body.set('startedAt', String(startedAt));
    if (file) body.set('resume', new File([new Uint8Array(smallPdf)], 'cv.pdf'));
    const headers = { 'x-forwarded-for': from, ...(html ? {} : { accept: 'application/json' }) };
    const address = `http://localhost:3000/api/forms/${kind}`;
    return handlePost(cms, kind, new Request(address, { method: 'POST', headers, body }));
  }

  const kept = (submission = submissionOf(), at = AT) =>
    spoolForm(
      serializeSpooledLead({ submission, acceptance: { ...acceptNow(submission), keptSince: at } }),
      at,
    );
  const leads = async () =>
    (await payload.find({ collection: 'leads', sort: 'id', depth: 0, pagination: false })).docs;

  it.each([
    ['contact', false],
    ['get-document', false],
    ['newsletter', false],
    ['career', true],
  ] as const)('%s is spooled, and stored once the database is back', async (kind, file) => {
    const { status } = await post(kind, sent(kind), { file });
    expect(status).toBe(202);
    expect(await storeSpooledForms(cms)).toBe(0);
    expect(await leads()).toMatchObject([{ kind, source: 'form', suspicion: null }]);
    expect(await spoolState()).toBeNull();
    const { docs } = await payload.find({ collection: 'resumes', depth: 0 });
    expect(docs.map(({ originalName, filesize }) => [originalName, filesize])).toEqual(
      file ? [['cv.pdf', smallPdf.length]] : [],
    );
  });

  it('are stored with their original time, consent texts and promised reply time', async () => {
    const submission = submissionOf({ consentMarketing: 'yes' }, { locale: 'en' });
    const consents = [{ purpose: 'reply' as const, granted: true, text: 'As it was worded then.' }];
    const acceptance = { keptSince: AT, suspicion: null, consents };
    await spoolForm(serializeSpooledLead({ submission, acceptance }), AT);
    await storeSpooledForms(cms);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      key: submission.envelope.key,
      createdAt: AT.toISOString(),
      clockStartedAt: AT.toISOString(),
    });
    const { slaSettings } = await import('@/leads/sla/reply-time-settings');
    const { hours, promiseMinutes } = await slaSettings(payload);
    expect(lead?.dueAt).toBe(dueTime(AT, hours, promiseMinutes)?.toISOString());
    const { docs } = await payload.find({ collection: 'consents', depth: 0 });
    expect(docs).toMatchObject([
      { text: 'As it was worded then.', locale: 'en', granted: true, createdAt: AT.toISOString() },
    ]);
  });

  it('are stored once each, in order: resubmitted, after a kill before the file was deleted, by two processes', async () => {
    const first = submissionOf({ name: 'Một' });
    for (const [submission, second] of [
      [first, 0],
      [first, 1],
      [submissionOf({ name: 'Hai' }, { key: null }), 2],
      [submissionOf({ name: 'Ba' }), 3],
    ] as const) {
      await kept(submission, new Date(AT.getTime() + second * 1000));
    }
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    const texts = files.map((file) => readFileSync(file));
    await Promise.all([storeSpooledForms(cms), storeSpooledForms(cms)]);
    for (const [index, file] of files.entries()) writeFileSync(file, texts[index]!);
    await storeSpooledForms(cms);
    expect((await leads()).map(({ name }) => name)).toEqual(['Một', 'Hai', 'Ba']);
    expect(await storedIn(database)).toMatchObject({ leads: 3, consents: 6 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are recognised when they were already stored by an unconfirmed commit, with a key and without', async () => {
    for (const key of [randomUUID(), null]) {
      const submission = submissionOf({ name: `Lan ${key}` }, { key });
      await storeLead(payload, submission);
      await post('book-demo', submission);
    }
    expect(await spoolState()).toMatchObject({ waiting: 2 });
    await storeSpooledForms(cms);
    expect(await leads()).toHaveLength(2);
  });

  it('the same content within ten minutes is one request, whenever it is stored', async () => {
    for (const minutes of [0, 5, 20]) {
      await kept(submissionOf({}, { key: null }), new Date(AT.getTime() + minutes * 60_000));
    }
    await storeSpooledForms(cms);
    expect((await leads()).map(({ createdAt }) => Date.parse(createdAt) - AT.getTime())).toEqual([
      0, 1_200_000,
    ]);
  });

  it('one whose key belongs to another body becomes a lead of its own, once', async () => {
    const key = randomUUID();
    await storeLead(payload, submissionOf({ name: 'Lan' }, { key }));
    const other = submissionOf({ name: 'Hoa' }, { key });
    for (const ms of [0, 1]) await kept(other, new Date(AT.getTime() + ms));
    await storeSpooledForms(cms);
    const stored = await leads();
    expect(stored.map(({ name }) => name)).toEqual(['Lan', 'Hoa']);
    expect(stored[1]?.key).not.toBe(key);
  });

  it('one that can not be read or is refused is set aside and reported; the others are stored', async () => {
    await kept(submissionOf({ name: 'Hỏng' }));
    const spoilt = readdirSync(folder)[0]!;
    writeFileSync(path.join(folder, spoilt), 'not ours');
    await kept(submissionOf({}, { page: '/\0' }), new Date(AT.getTime() + 1)); // Postgres texts can not contain a NUL character
    await kept(submissionOf({ name: 'Lan' }), new Date(AT.getTime() + 2));
    expect(await storeSpooledForms(cms)).toBe(0);
    expect((await leads()).map(({ name }) => name)).toEqual(['Lan']);
    const state = await spoolState();
    expect(state).toMatchObject({
      waiting: 0,
      aside: expect.arrayContaining([spoilt]) as string[],
    });
    expect(state?.aside).toHaveLength(2);
  });

  it('stay spooled after a temporary error', async () => {
    await kept();
    await database.query(`
      CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'A fault for the test'; END $$;
      CREATE TRIGGER fault BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION fault()`);
    expect(await storeSpooledForms(cms)).toBe(1);
    await database.query('DROP FUNCTION fault CASCADE');
    await expect(storeSpooledForms(away)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await spoolState()).toMatchObject({ waiting: 1, aside: [] });
    expect(await storeSpooledForms(cms)).toBe(0);
    expect(await leads()).toHaveLength(1);
  });

  it('are not spooled for an error while the database is up', async () => {
    await database.query('ALTER TABLE leads RENAME TO leads_away');
    try {
      const submission = sent('contact');
      expect((await post('contact', submission, { cms: cms as never })).status).toBe(503);
    } finally {
      await database.query('ALTER TABLE leads_away RENAME TO leads');
    }
    expect(await spoolState()).toBeNull();
  });

  it('suspicion, proof of work and rate limits work without the database', async () => {
    await post('contact', sent('contact'), { more: { fax_number: '1' } });
    await storeSpooledForms(cms);
    expect(await leads()).toMatchObject([{ suspicion: 'honeypot' }]);
    const fast = sent('contact', {}, { startedAt: Date.now() });
    expect((await post('contact', fast, { more: { canProve: 'yes' } })).status).toBe(428);
    const many = Array.from({ length: 13 }, () =>
      post('contact', sent('contact'), { from: '10.9.9.9' }),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('a full disk: a clear 503 that says the form was not received, with and without JavaScript', async () => {
    await kept();
    for (let index = 1; index < MAX_FILES; index += 1) {
      writeFileSync(path.join(folder, `${index}.lead`), '');
    }
    const answer = await post('contact', sent('contact'));
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'unavailable', message: vietnamese.notice.unavailable },
    ]);
    const page = await post('contact', sent('contact', {}, { locale: 'en' }), { html: true });
    expect([page.status, await page.text()]).toEqual([503, english.notice.unavailable]);
  });
});
