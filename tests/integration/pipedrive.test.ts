import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dryRun } from '@/leads/admin/crm-endpoints';
import { sendAgain } from '@/leads/admin/endpoints';
import { startWorker } from '@/leads/queue/worker';
import { storeLead } from '@/leads/submit/store-lead';
import { crmDelivery, hurriedUntil, seeded } from '../support/crm';
import { makeStaff, requestBy } from '../support/exports';
import { startCms, stopCms, submissionOf, until } from '../support/leads';
import { startPipedrive } from '../support/pipedrive';
import { expectRefusal } from '../support/refusals';
import type { Treatment } from '../support/vendor-server';

const LEAD_FIELD = 'a'.repeat(40);

describe('leads on their way to Pipedrive', () => {
  let payload: Payload;
  let database: pg.Pool;
  let vendor: Awaited<ReturnType<typeof startPipedrive>>;
  let sales: TypedUser;
  let editor: TypedUser;

  beforeAll(async () => {
    vendor = await startPipedrive();
    ({ payload, database } = await startCms({
      PIPEDRIVE_API_TOKEN: 'a-token-of-pipedrive',
      PIPEDRIVE_URL: vendor.url,
      PIPEDRIVE_STAGE_ID: '7',
      PIPEDRIVE_LEAD_FIELD: LEAD_FIELD,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    [, sales, editor] = await makeStaff(payload);
    await startWorker(payload);
  });

  beforeEach(async () => {
    vendor.treatBy(() => 'answer');
    await database.query('DELETE FROM connectors');
    vendor.log.length = 0;
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await vendor.stop();
  });

  const lead = async (form: Record<string, string>) =>
    (await storeLead(payload, submissionOf(form))).leadId;
  const delivery = (leadId: number) => crmDelivery(payload, leadId, 'pipedrive');
  const statusOf = async (leadId: number) => (await delivery(leadId)).status;
  const reaches = (leadId: number, status: string, seconds = 20) =>
    until(async () => (await statusOf(leadId)) === status, seconds);
  const posted = () => vendor.log.filter(({ method }) => method === 'POST');
  const startsIn = async (leadId: number) => {
    const { id } = await delivery(leadId);
    const { rows } = await database.query<{ wait: number }>(
      `SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job
       WHERE name = 'crm-pipedrive' AND (data->>'deliveryId')::int = $1
         AND state IN ('created', 'retry')`,
      [id],
    );
    return rows[0]?.wait ?? null;
  };

  it('organization, person, deal in its stage and note arrive, and their ids come back to the lead', async () => {
    const leadId = await lead({ email: 'mot@khach-hang.vn', company: 'mot.vn' });
    await reaches(leadId, 'delivered');
    const organization = vendor.organizations.find(({ name }) => name === 'mot.vn')!;
    const person = vendor.persons.find(({ emails }) => emails[0]!.value === 'mot@khach-hang.vn')!;
    expect(person).toMatchObject({
      name: 'Trần Thị Lan',
      emails: [{ value: 'mot@khach-hang.vn', primary: true, label: 'work' }],
      phones: [{ value: '+84912345678', primary: true, label: 'mobile' }],
      org_id: organization.id,
    });
    const { idempotencyKey, remote } = await delivery(leadId);
    const deal = vendor.deals.find(({ person_id: id }) => id === person.id)!;
    expect(deal).toMatchObject({
      org_id: organization.id,
      stage_id: 7,
      custom_fields: { [LEAD_FIELD]: idempotencyKey },
    });
    const note = vendor.notes.find(({ deal_id: id }) => id === deal.id)!;
    expect(note.content).toContain('Tôi muốn xem báo cáo.');
    expect(remote).toMatchObject({
      organizationId: String(organization.id),
      personId: String(person.id),
      dealId: String(deal.id),
      noteId: String(note.id),
    });
    const stored = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
    expect(stored.dealId).toBe(String(deal.id));
    const { totalDocs } = await payload.count({
      collection: 'lead-events',
      where: { and: [{ lead: { equals: leadId } }, { kind: { equals: 'delivered' } }] },
    });
    expect(totalDocs).toBe(1);

    // The same person again is a second deal of one person, however late the search learns of them.
    const again = await lead({
      email: 'MOT@khach-hang.vn',
      company: 'mot.vn',
      description: 'Thêm một câu hỏi.',
    });
    await reaches(again, 'delivered');
    expect(vendor.persons.filter(({ emails }) => /^mot@/i.test(emails[0]!.value))).toHaveLength(1);
    expect(vendor.organizations.filter(({ name }) => name === 'mot.vn')).toHaveLength(1);
    expect(vendor.deals.filter(({ person_id: id }) => id === person.id)).toHaveLength(2);
  });

  it.each([
    ['with Retry-After', { 'Retry-After': '90' }, 85, 100],
    ['with a reset', { 'x-ratelimit-reset': '2' }, 0, 6],
    ['without either', {}, 8, 20],
  ] as const)(
    '429 %s pauses everything to Pipedrive for that long',
    async (name, headers, least, most) => {
      vendor.treatBy(() => ({ status: 429, headers }));
      const first = await lead({ email: `gioi-han-${least}@khach-hang.vn` });
      await until(async () => (await delivery(first)).lastResult === 'HTTP_429', 15);
      await until(async () => (await startsIn(first)) !== null, 5);
      const wait = (await startsIn(first))!;
      expect(wait).toBeGreaterThan(least - 2);
      expect(wait).toBeLessThan(most);
      if (name === 'with Retry-After') {
        const asked = vendor.log.length;
        const second = await lead({ email: 'gioi-han-2@khach-hang.vn' });
        await until(async () => ((await startsIn(second)) ?? 0) > 60, 10);
        expect(vendor.log).toHaveLength(asked);
        vendor.treatBy(() => 'answer');
        await hurriedUntil(database, async () => (await statusOf(second)) === 'delivered', 20);
      }
      vendor.treatBy(() => 'answer');
      await hurriedUntil(database, async () => (await statusOf(first)) === 'delivered', 20);
    },
  );

  it('an answer that got lost is looked for after it has settled, and nothing is added twice', async () => {
    vendor.treatBy(({ method, path }) =>
      method === 'POST' && path === '/api/v2/persons' ? 'take and cut' : 'answer',
    );
    const leadId = await lead({ email: 'mat-tin@khach-hang.vn', company: 'mat-tin.vn' });
    await until(async () => ((await delivery(leadId)).attempts ?? 0) > 0, 15);
    expect((await delivery(leadId)).remote).toMatchObject({ open: { step: 'personId' } });
    // The next attempt finds that it is too early to look.
    await until(async () => ((await startsIn(leadId)) ?? 0) > 15, 15);
    expect(posted().filter(({ path }) => path === '/api/v2/persons')).toHaveLength(1);
    vendor.treatBy(() => 'answer');
    await hurriedUntil(database, async () => (await statusOf(leadId)) === 'delivered', 20);
    expect(
      vendor.persons.filter(({ emails }) => emails[0]!.value === 'mat-tin@khach-hang.vn'),
    ).toHaveLength(1);
  });

  it('one that takes and never answers is given up after ten seconds and found afterwards', async () => {
    let hung = false;
    vendor.treatBy(({ method, path }) => {
      if (method !== 'POST' || path !== '/api/v2/deals' || hung) return 'answer';
      hung = true;
      return 'take and hang';
    });
    const leadId = await lead({ email: 'im-lang@khach-hang.vn', company: 'im-lang.vn' });
    await hurriedUntil(database, async () => (await statusOf(leadId)) === 'delivered', 40);
    expect(vendor.deals.filter(({ title }) => title.startsWith('im-lang.vn'))).toHaveLength(1);
  }, 60_000);

  it('with every kind of failure at once everything arrives, and nothing twice', async () => {
    const chance = seeded(7);
    const faults: Treatment[] = [
      'take and cut',
      'take and babble',
      'take and fail',
      { status: 429, headers: { 'Retry-After': '3' } },
      { status: 429 },
      { status: 500 },
      { status: 503, headers: { 'Retry-After': '5' } },
    ];
    vendor.treatBy(() =>
      chance() < 0.35 ? faults[Math.floor(chance() * faults.length)]! : 'answer',
    );
    const leads = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        lead({
          email: `loi-${index % 6}@khach-hang.vn`,
          company: `loi-${index % 3}.vn`,
          description: `Yêu cầu số ${index}`,
        }),
      ),
    );
    await hurriedUntil(
      database,
      async () =>
        (await Promise.all(leads.map(statusOf))).every((status) => status === 'delivered'),
      100,
    );
    const emails = vendor.persons.map(({ emails: [first] }) => first!.value);
    expect(emails.filter((email) => email.startsWith('loi-')).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, index) => `loi-${index}@khach-hang.vn`),
    );
    const names = vendor.organizations.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('loi-')).toSorted()).toEqual(
      Array.from({ length: 3 }, (_, index) => `loi-${index}.vn`),
    );
    const keys = vendor.deals.map(({ custom_fields: fields }) => fields?.[LEAD_FIELD]);
    expect(new Set(keys).size).toBe(keys.length);
    const deals = vendor.deals.filter(({ title }) => title.startsWith('loi-'));
    expect(deals).toHaveLength(8);
    for (const { id } of deals) {
      expect(vendor.notes.filter(({ deal_id: deal }) => deal === id)).toHaveLength(1);
    }
  }, 150_000);

  it('after five failures in a row nothing more is sent for a while; a trial that goes well opens again', async () => {
    vendor.treatBy(() => ({ status: 503 }));
    const first = await lead({ email: 'nghi@khach-hang.vn' });
    await until(async () => {
      await database.query(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'crm-pipedrive' AND state = 'retry'`,
      );
      const { docs } = await payload.find({ collection: 'connectors' });
      return Boolean(docs[0]?.closedUntil);
    }, 30);
    const { docs } = await payload.find({ collection: 'connectors' });
    expect(docs[0]).toMatchObject({ name: 'pipedrive', failures: 5, lastResult: 'HTTP_503' });
    const asked = vendor.log.length;
    const second = await lead({ email: 'nghi-2@khach-hang.vn' });
    await until(async () => ((await startsIn(second)) ?? 0) > 10, 10);
    expect(vendor.log).toHaveLength(asked);
    vendor.treatBy(() => 'answer');
    for (const leadId of [first, second]) {
      await hurriedUntil(database, async () => (await statusOf(leadId)) === 'delivered', 20);
    }
    expect((await payload.find({ collection: 'connectors' })).docs[0]).toMatchObject({
      failures: 0,
      closedUntil: null,
    });
  });

  it('what is refused for good is listed at once, and goes out by the button once it can', async () => {
    vendor.treatBy(({ path }) => (path === '/api/v2/deals' ? { status: 400 } : 'answer'));
    const leadId = await lead({ email: 'tu-choi@khach-hang.vn' });
    await reaches(leadId, 'failed');
    const { id, lastResult } = await delivery(leadId);
    expect(lastResult).toBe('HTTP_400');
    const press = async (user: TypedUser) =>
      sendAgain(await requestBy(payload, user, { routeParams: { id } }));
    expect((await press(editor)).status).toBe(403);
    vendor.treatBy(() => 'answer');
    expect((await press(sales)).status).toBe(200);
    await reaches(leadId, 'delivered');
    expect(
      vendor.persons.filter(({ emails }) => emails[0]!.value === 'tu-choi@khach-hang.vn'),
    ).toHaveLength(1);
  });

  it('a dry run says what would be sent, and sends nothing', async () => {
    const leadId = await lead({ email: 'thu@khach-hang.vn', company: 'thu.vn' });
    await reaches(leadId, 'delivered');
    vendor.log.length = 0;
    const { id } = await delivery(leadId);
    const ask = async (user: TypedUser | null, given: unknown) =>
      dryRun(await requestBy(payload, user, { routeParams: { id: given } }));
    const answer = (await (await ask(sales, id)).json()) as {
      requests: { method: string; url: string; body: unknown }[];
    };
    expect(answer.requests.map(({ method, url }) => [method, url.replace(vendor.url, '')])).toEqual(
      [
        ['POST', '/api/v2/organizations'],
        ['POST', '/api/v2/persons'],
        ['POST', '/api/v2/deals'],
        ['POST', '/api/v1/notes'],
      ],
    );
    expect(answer.requests[1]!.body).toMatchObject({ emails: [{ value: 'thu@khach-hang.vn' }] });
    expect(vendor.log).toEqual([]);
    for (const [user, given, status] of [
      [null, id, 403],
      [editor, id, 403],
      [sales, 'x', 400],
      [sales, 999_999, 404],
    ] as const) {
      const refused = await ask(user, given);
      expect(refused.status).toBe(status);
      expectRefusal(await refused.text());
    }
  });

  it('D26 a webhook may point at loopback only with ALLOW_LOOPBACK_TARGETS (a CRM too)', async () => {
    const { env } = await import('@/lib/env');
    env().ALLOW_LOOPBACK_TARGETS = false;
    try {
      const leadId = await lead({ email: 'vong-lap@khach-hang.vn' });
      await until(async () => (await delivery(leadId)).lastResult === 'FORBIDDEN_TARGET', 15);
      expect(vendor.log).toEqual([]);
    } finally {
      env().ALLOW_LOOPBACK_TARGETS = true;
    }
  });
});
