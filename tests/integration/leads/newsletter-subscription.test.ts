import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsubscribe, withdrawConsent } from '@/leads/newsletter/unsubscribe';
import { confirmSubscription } from '@/leads/newsletter/subscribe-to-newsletter';
import { runRetention } from '@/leads/privacy/erase-expired-data';
import { releaseLead } from '@/leads/intake/release-suspected-lead';
import { storeLead } from '@/leads/intake/store-lead';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { sent } from '../../support/form-submissions-and-events';

let payload: Payload;
let database: pg.Pool;

beforeAll(async () => {
  ({ payload, database } = await startCms({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/leads' }));
});

afterAll(() => stopCms(payload, database));

type Subscriber = { id: number; status: string; lead: number; locale: string };

const subscriberOf = async (email: string): Promise<Subscriber> => {
  const { rows } = await database.query<Subscriber>(
    'SELECT id, status::text, lead_id AS lead, locale FROM subscribers WHERE email = $1',
    [email],
  );
  return rows[0]!;
};

const signUp = async (email: string, envelope: Parameters<typeof sent>[2] = {}) =>
  (await storeLead(payload, sent('newsletter', { email }, envelope))).leadId;
/** Makes earlier sign-ups older than the ten minutes in which a repeated form counts as the same request. */
const tenMinutesLater = () =>
  database.query(`UPDATE leads SET created_at = created_at - interval '11 minutes'`);
const suspected = { honeypotFilled: true };

const mailsTo = async (email: string) => {
  const { rows } = await database.query<{ kind: string; status: string }>(
    `SELECT kind::text, status::text FROM mails WHERE "to" = $1 ORDER BY id`,
    [email],
  );
  return rows.map(({ kind, status }) => `${kind} ${status}`);
};

const marketingOf = async (...leads: number[]) => {
  const { rows } = await database.query<{ granted: boolean }>(
    `SELECT DISTINCT ON (lead_id) lead_id, granted FROM consents
     WHERE lead_id = ANY($1) AND purpose = 'marketing' ORDER BY lead_id, id DESC`,
    [leads],
  );
  return rows.map(({ granted }) => granted);
};

describe('a newsletter address', () => {
  it('stays confirmed when it is entered again', async () => {
    const email = 'stays@khach.example';
    const first = await signUp(email);
    const { id } = await subscriberOf(email);
    expect(await confirmSubscription(payload, id)).toBe(true);
    await tenMinutesLater();
    await signUp(email, { locale: 'en' });
    await tenMinutesLater();
    expect(await signUp(email, suspected)).toBeGreaterThan(first);
    expect(await subscriberOf(email)).toEqual({
      id,
      status: 'confirmed',
      lead: first,
      locale: 'vi',
    });
  });

  it('stays confirmed when a suspected sign-up enters it', async () => {
    const email = 'clean@khach.example';
    const clean = await signUp(email);
    await tenMinutesLater();
    const held = await signUp(email, suspected);
    const { id, lead } = await subscriberOf(email);
    expect(lead).toBe(clean);
    await confirmSubscription(payload, id);
    const { rows } = await database.query(
      'SELECT lead_id AS lead FROM deliveries WHERE lead_id IN ($1, $2)',
      [clean, held],
    );
    expect(rows).toEqual([{ lead: clean }]);
    // A sign-up that was never released is erased in time, and unsubscribes nobody.
    await database.query(
      `UPDATE leads SET created_at = now() - interval '100 days' WHERE id = $1`,
      [held],
    );
    await runRetention(payload);
    expect(await database.query('SELECT 1 FROM leads WHERE id = $1', [held])).toMatchObject({
      rowCount: 0,
    });
    expect(await subscriberOf(email)).toMatchObject({ status: 'confirmed', lead: clean });
  });

  it('gets its mail although a suspected sign-up came just before', async () => {
    const email = 'second@khach.example';
    const held = await signUp(email, suspected);
    const clean = await signUp(email);
    expect(await mailsTo(email)).toEqual(['newsletter-confirm held', 'newsletter-confirm pending']);
    expect(await subscriberOf(email)).toMatchObject({ status: 'pending', lead: clean });
    expect(await releaseLead(payload, held)).toBe(true);
    expect(await subscriberOf(email)).toMatchObject({ status: 'pending', lead: held });
  });

  it('that had unsubscribed returns with a suspected sign-up only after release', async () => {
    const email = 'back@khach.example';
    await signUp(email);
    const { id } = await subscriberOf(email);
    await unsubscribe(payload, id);
    const held = await signUp(email, suspected);
    expect((await subscriberOf(email)).status).toBe('unsubscribed');
    await releaseLead(payload, held);
    expect(await subscriberOf(email)).toMatchObject({ status: 'pending', lead: held });
  });

  it('that had unsubscribed gets a new confirmation mail at once when the same form is sent again', async () => {
    const email = 'again@khach.example';
    const first = await signUp(email);
    await unsubscribe(payload, (await subscriberOf(email)).id);
    const second = await signUp(email);
    expect(second).not.toBe(first);
    expect(await subscriberOf(email)).toMatchObject({ status: 'pending', lead: second });
  });
});

describe('unsubscribing', () => {
  it('withdraws every consent of the address, and notifies the systems that store it', async () => {
    const email = 'leaves@khach.example';
    const first = await signUp(email);
    const { id } = await subscriberOf(email);
    await confirmSubscription(payload, id);
    await database.query(`UPDATE deliveries SET attempts = 1 WHERE lead_id = $1`, [first]);
    await tenMinutesLater();
    const second = await signUp(email);
    const { leadId: asked } = await storeLead(
      payload,
      sent('contact', { email: 'Leaves@khach.example', consentMarketing: 'yes' }),
    );
    expect(await unsubscribe(payload, id)).toBe(true);
    expect(await unsubscribe(payload, id)).toBe(true);
    expect(await marketingOf(first, second, asked)).toEqual([false, false, false]);
    const { rows } = await database.query<{ lead: string }>(
      `SELECT data->>'leadId' AS lead FROM pgboss.job WHERE name = 'consent-withdrawal'
         AND data->>'leadId' = $1`,
      [String(first)],
    );
    expect(rows).toHaveLength(1);
  });

  it('by the link about one request also ends the newsletter, and returns false without an earlier consent', async () => {
    const email = 'link@khach.example';
    await signUp(email);
    await confirmSubscription(payload, (await subscriberOf(email)).id);
    const { leadId } = await storeLead(
      payload,
      sent('contact', { email, consentMarketing: 'yes' }),
    );
    expect(await withdrawConsent(payload, leadId)).toBe(true);
    expect((await subscriberOf(email)).status).toBe('unsubscribed');
    expect(await withdrawConsent(payload, 2_000_000_000)).toBe(false);
  });
});
