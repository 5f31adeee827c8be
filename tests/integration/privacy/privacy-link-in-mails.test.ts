import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOnPrivacyLink } from '@/leads/privacy/privacy-link-actions';
import { withdrawAll } from '@/leads/privacy/withdraw-all-consents';
import { draftOf } from '@/leads/mail/compose-mail-from-records';
import { actOnLink } from '@/leads/newsletter/newsletter-link-actions';
import { readToken, signToken } from '@/leads/model/signed-link-tokens';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk();
});

afterAll(() => desk.stop());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.database.query<Row>(sql, values)).rows;

describe('the link in every mail', () => {
  const press = (token: string, form: Record<string, string>) =>
    actOnPrivacyLink(
      () => Promise.resolve(desk.payload),
      token,
      new Request('https://www.example.com/', { method: 'POST', body: new URLSearchParams(form) }),
    );

  it('withdraws all consents at once, and keeps the record of earlier ones', async () => {
    const lead = await desk.newLead({ consentMarketing: 'yes', email: 'Out@example.com' });
    await query(
      `INSERT INTO subscribers (email, status, locale, lead_id) VALUES ('out@example.com', 'confirmed', 'vi', $1)`,
      [lead],
    );
    const answer = await press(signToken('privacy', lead), { action: 'withdraw', lng: 'en' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/en\/privacy\/[\w-]+\?done=withdraw$/);
    await withdrawAll(desk.payload, lead);
    const rows = await query<{ purpose: string; granted: boolean }>(
      'SELECT purpose::text, granted FROM consents WHERE lead_id = $1 ORDER BY id',
      [lead],
    );
    expect(rows.map(({ purpose, granted }) => [purpose, granted])).toEqual([
      ['reply', true],
      ['marketing', true],
      expect.any(Array),
      expect.any(Array),
    ]);
    expect(rows.slice(2).every(({ granted }) => !granted)).toBe(true);
    expect((await desk.leadOf(lead)).stage).toBe('lost');
    expect(await query('SELECT status FROM subscribers WHERE lead_id = $1', [lead])).toEqual([
      { status: 'unsubscribed' },
    ]);
    const waiting = await query('SELECT kind::text FROM mails WHERE lead_id = $1', [lead]);
    expect(waiting).toEqual([{ kind: 'team-notice' }]);
  });

  it.each([
    [actOnPrivacyLink, 'privacy'],
    [actOnLink, 'withdraw'],
  ] as const)('a form on another site has no effect', async (act, purpose) => {
    const lead = await desk.newLead({ consentMarketing: 'yes', email: `${purpose}@example.com` });
    const pressed = (headers: Record<string, string>, form: Record<string, string>) =>
      act(
        () => Promise.resolve(desk.payload),
        signToken(purpose, lead),
        new Request('https://www.example.com/', {
          method: 'POST',
          headers,
          body: new URLSearchParams(form),
        }),
      );
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    expect((await pressed(elsewhere, { action: 'withdraw' })).status).toBe(403);
    const granted = await query('SELECT 1 FROM consents WHERE lead_id = $1 AND NOT granted', [
      lead,
    ]);
    expect(granted).toEqual([]);
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await pressed(own, { action: 'withdraw' })).status).toBe(303);
  });

  it("a mail program's one-click unsubscribe works from any site", async () => {
    const lead = await desk.newLead({ consentMarketing: 'yes', email: 'click@example.com' });
    const request = new Request('https://www.example.com/', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    const cms = () => Promise.resolve(desk.payload);
    expect((await actOnLink(cms, signToken('withdraw', lead), request)).status).toBe(200);
  });

  it('requests a copy or erasure once, however often it is clicked, and notifies the admins', async () => {
    const lead = await desk.newLead({ email: 'asks@example.com' });
    const second = await desk.newLead({ email: 'Asks@example.com' });
    const tokens = [lead, lead, second].map((id) => signToken('privacy', id));
    await Promise.all(tokens.map((token) => press(token, { action: 'erasure' })));
    const rows = await query(
      `SELECT kind::text, lower(email) AS email, status::text FROM privacy_requests
       WHERE lower(email) = 'asks@example.com' AND due_at > now()`,
    );
    expect(rows).toEqual([{ kind: 'erasure', email: 'asks@example.com', status: 'open' }]);
    expect(await query(`SELECT "to" FROM mails WHERE kind = 'privacy-request'`)).toHaveLength(1);
    // A request alone erases nothing: an admin has to look at the data first.
    expect((await desk.leadOf(lead)).email).toBe('asks@example.com');
  });

  it('withdraws for every lead of the address, and still sends mails about a ticket', async () => {
    const email = 'several@example.com';
    const first = await desk.newLead({ email });
    const second = await desk.newLead({ email: 'Several@Example.com', consentMarketing: 'yes' });
    await query(
      `INSERT INTO mails (kind, locale, "to", status, lead_id, attempts, idempotency_key)
       VALUES ('ticket-confirmed', 'vi', $1, 'pending', $2, 0, 'ticket-of-several')`,
      [email, second],
    );
    await withdrawAll(desk.payload, first);
    const granted = await query(
      `SELECT DISTINCT ON (lead_id, purpose) granted FROM consents
       WHERE lead_id = ANY ($1) ORDER BY lead_id, purpose, id DESC`,
      [[first, second]],
    );
    expect(granted).toEqual(Array.from({ length: 4 }, () => ({ granted: false })));
    expect((await desk.leadOf(second)).stage).toBe('lost');
    expect(await query('SELECT kind::text FROM mails WHERE lead_id = $1', [second])).toEqual(
      expect.arrayContaining([{ kind: 'ticket-confirmed' }]),
    );
    expect(
      await query(`SELECT 1 FROM mails WHERE lead_id = $1 AND kind = 'demo-received'`, [second]),
    ).toEqual([]);
  });

  it('reads no body with an invalid token, and no long one with a valid one', async () => {
    const lead = await desk.newLead();
    const post = (act: typeof actOnPrivacyLink, token: string) => {
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled += 1;
          if (pulled > 10_000) controller.close();
          else controller.enqueue(Buffer.from('x'.repeat(1024)));
        },
      });
      const init = { method: 'POST', body, duplex: 'half' } as const;
      const request = new Request('https://www.example.com/', {
        ...init,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      return act(() => Promise.resolve(desk.payload), token, request).then(({ status }) => ({
        status,
        pulled,
      }));
    };
    for (const act of [actOnPrivacyLink, actOnLink]) {
      const wrong = await post(act, 'p1-0-nobody');
      expect(wrong.status).toBe(404);
      expect(wrong.pulled).toBeLessThan(3);
    }
    const right = await post(actOnPrivacyLink, signToken('privacy', lead));
    expect(right.status).toBe(400);
    expect(right.pulled).toBeLessThan(10);
    expect((await post(actOnLink, signToken('withdraw', lead))).pulled).toBeLessThan(10);
  });

  it('works for a year, until the end of that month', async () => {
    const lead = await desk.newLead();
    const old = signToken('privacy', lead, Date.now() - 1000);
    expect((await press(old, { action: 'withdraw' })).status).toBe(404);
    const { privacyHref } = await draftOf(desk.payload, {
      kind: 'demo-received',
      locale: 'vi',
      lead,
    });
    const token = privacyHref?.split('/').at(-1) ?? '';
    const days = (count: number) => Date.now() + count * 86_400_000;
    expect(readToken(token, days(364))).toMatchObject({ id: lead, isExpired: false });
    expect(readToken(token, days(397))).toMatchObject({ id: lead, isExpired: true });
  });

  it('refuses links for another purpose, changed ones, and unknown actions', async () => {
    const lead = await desk.newLead();
    const token = signToken('privacy', lead);
    expect((await press(`${token}x`, { action: 'withdraw' })).status).toBe(404);
    expect((await press(signToken('ticket', lead), { action: 'withdraw' })).status).toBe(404);
    expect((await press(token, { action: 'everything' })).status).toBe(400);
    expect((await press(token, {})).status).toBe(400);
    expect(await query('SELECT 1 FROM consents WHERE lead_id = $1', [lead])).toHaveLength(2);
  });
});
