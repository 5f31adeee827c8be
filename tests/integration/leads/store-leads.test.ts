import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '@/leads/intake/read-posted-form';
import type { Submission } from '@/leads/schema/form-values-and-hidden-fields';
import { storeLead } from '@/leads/intake/store-lead';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';
import { brand } from '../../../brand.config';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, storedIn, submissionOf } from '../../support/cms-for-lead-tests';

describe('storing leads', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    // No worker runs in this file: nothing is sent to the webhook, and nothing listens on its port.
    ({ payload, database } = await startCms({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/' }));
  });

  beforeEach(async () => {
    await emptyTables(database, 'leads', 'consents', 'deliveries');
    await database.query("DELETE FROM pgboss.job WHERE name = 'lead-delivery'");
  });

  afterAll(() => stopCms(payload, database));

  const stored = async (submission: Submission) => {
    const { leadId } = await storeLead(payload, submission);
    return payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
  };

  it('§4 a new lead carries code 29, unassigned', async () => {
    expect(await stored(submissionOf())).toMatchObject({
      kind: 'book-demo',
      status: '29',
      name: 'Trần Thị Lan',
      email: 'lan@tamvia.vn',
      suspicion: null,
    });
    const { rows } = await database.query('SELECT status FROM leads');
    expect(rows).toEqual([{ status: '29' }]);
  });

  it('D5 a phone number is stored in E.164 beside what was typed', async () => {
    expect(await stored(submissionOf({ phone: '0912.345-678' }))).toMatchObject({
      phone: '0912.345-678',
      phoneE164: '+84912345678',
    });
    const landline = submissionOf({ phone: '(028) 7300 0003' });
    expect(await stored(landline)).toMatchObject({
      phone: '(028) 7300 0003',
      phoneE164: '+842873000003',
    });
    const singapore = submissionOf({ phone: '9123 4567', phoneCountry: 'SG' }, { locale: 'en' });
    expect(await stored(singapore)).toMatchObject({ phone: '9123 4567', phoneE164: '+6591234567' });
  });

  it('forms: enumerations are stored as codes and shown in both languages', async () => {
    const codes = { salutation: 'anh', industry: 'real-estate', jobTitle: 'c-level-director-bod' };
    for (const locale of ['vi', 'en'] as const) {
      const lead = await stored(submissionOf(codes, { locale }));
      expect(lead).toMatchObject(codes);
      const words = locale === 'vi' ? vietnamese : english;
      expect([
        words.salutation[lead.salutation as 'anh'],
        words.industry[lead.industry as 'other'],
        words.jobTitle[lead.jobTitle as 'other'],
      ]).toEqual(
        locale === 'vi'
          ? ['Anh', 'Bất động sản', 'C-Level / Giám đốc / HĐQT']
          : ['Mr', 'Real Estate', 'C-Level/Director/BOD'],
      );
    }
  });

  it("forms: preferredLanguage starts as the page's language (stored where it was left open)", async () => {
    for (const [locale, preferredLanguage, expected] of [
      ['vi', '', 'vi'],
      ['en', '', 'en'],
      ['vi', 'en', 'en'],
      ['en', 'vi', 'vi'],
    ] as const) {
      const lead = await stored(submissionOf({ preferredLanguage, name: locale }, { locale }));
      expect([lead.locale, lead.preferredLanguage]).toEqual([locale, expected]);
    }
  });

  it('§3 form version is default or v5 (as it is stored)', async () => {
    for (const [version, expected] of [
      ['v5', 'v5'],
      ['default', 'default'],
      ['v6', 'default'],
    ] as const) {
      const lead = await stored(
        submissionOf({ name: version }, { version: readEnvelope({ version }).version }),
      );
      expect(lead.version).toBe(expected);
    }
  });

  it('D19 a consent is stored with the exact text shown, its language and time', async () => {
    const before = Date.now();
    await storeLead(payload, submissionOf({ consentMarketing: 'yes' }));
    await storeLead(payload, submissionOf({}, { locale: 'en' }));
    const after = Date.now();
    const { docs } = await payload.find({ collection: 'consents', depth: 0, sort: 'id' });
    const inBrand = (text: string) => text.replaceAll('{{brand}}', brand.name);
    expect(
      docs.map(({ purpose, granted, locale, text }) => ({ purpose, granted, locale, text })),
    ).toEqual([
      { purpose: 'reply', granted: true, locale: 'vi', text: inBrand(vietnamese.consent.agree) },
      {
        purpose: 'marketing',
        granted: true,
        locale: 'vi',
        text: inBrand(vietnamese.consent.marketing),
      },
      {
        purpose: 'reply',
        granted: true,
        locale: 'en',
        text: 'I agree to be contacted by Tamvia, by phone or email, about this request.',
      },
      {
        purpose: 'marketing',
        granted: false,
        locale: 'en',
        text: inBrand(english.consent.marketing),
      },
    ]);
    for (const { createdAt } of docs) {
      expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(after);
    }
  });

  it('without a webhook address the lead is stored, and no delivery is queued', async () => {
    const { env } = await import('@/lib/env');
    const address = env().LEAD_WEBHOOK_URL;
    delete env().LEAD_WEBHOOK_URL;
    try {
      await storeLead(payload, submissionOf());
    } finally {
      env().LEAD_WEBHOOK_URL = address;
    }
    expect(await storedIn(database)).toEqual({ leads: 1, consents: 2, deliveries: 0, jobs: 0 });
  });

  /** The result of a submission: the reasons of suspicion, its delivery's status, the number of jobs. */
  const fate = async (submission: Submission) => {
    const { suspicion } = await stored(submission);
    const { docs } = await payload.find({ collection: 'deliveries', sort: '-id', limit: 1 });
    return [suspicion, docs[0]?.status, (await storedIn(database)).jobs];
  };

  it('forms: what fills the honeypot is held for review', async () => {
    expect(await fate(submissionOf({}, { honeypotFilled: true }))).toEqual(['honeypot', 'held', 0]);
    expect((await storedIn(database)).leads).toBe(1);
  });

  it('forms: the time trap judges only posts that carry a start time', async () => {
    // No time taken: faster than any person. Even a slow machine adds far less than MIN_HUMAN_FILL_TIME_MS.
    const fast = submissionOf({}, { startedAt: Date.now() });
    expect(await fate(fast)).toEqual(['too-fast', 'held', 0]);
    const slow = submissionOf({ name: 'Lan' }, { startedAt: Date.now() - 2600 });
    expect(await fate(slow)).toEqual([null, 'pending', 1]);
    const ahead = submissionOf({ name: 'Mai' }, { startedAt: Date.now() + 300_000 });
    expect(await fate(ahead)).toEqual([null, 'pending', 2]);
    const plain = submissionOf({ name: 'Hoa' }, { startedAt: null, key: null });
    expect(await fate(plain)).toEqual(['no-script', 'held', 2]);
  });

  it('foundation: pressed, sent or retried, one submission is one lead: keys are unique in the database itself', async () => {
    const key = randomUUID();
    const { leadId } = await storeLead(payload, submissionOf({}, { key }));
    const copy = `INSERT INTO leads (name, email, status, kind, content_hash, key)
                  SELECT name, email, status, kind, content_hash, key FROM leads WHERE id = $1`;
    await expect(database.query(copy, [leadId])).rejects.toMatchObject({ code: '23505' });
  });
});
