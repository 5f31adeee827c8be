import { describe, expect, it } from 'vitest';
import { hurriedUntil, seeded } from '../../support/crm-delivery-without-waits';
import { until } from '../../support/cms-for-lead-tests';
import { LEAD_FIELD, pipedriveSite } from '../../support/site-with-fake-pipedrive';
import { shortenLimits } from '../../support/short-query-timeouts';
import type { Treatment } from '../../support/fake-vendor-server';

describe('leads sent to a failing Pipedrive', () => {
  const { delivery, lead, parts, startsIn, statusOf } = pipedriveSite();

  it.each([
    ['with Retry-After', { 'Retry-After': '90' }, 85, 100],
    ['with a reset', { 'x-ratelimit-reset': '2' }, 0, 6],
    ['without either', {}, 8, 20],
  ] as const)(
    '429 %s pauses all requests to Pipedrive for that long',
    async (name, headers, least, most) => {
      const { database, vendor } = parts();
      vendor.treatBy(() => ({ status: 429, headers }));
      const first = await lead({ email: `gioi-han-${least}@khach-hang.vn` });
      await until(async () => (await delivery(first)).lastResult === 'HTTP_429', 30);
      let wait: number | null = null;
      await until(async () => {
        wait = await startsIn(first);
        return wait !== null;
      }, 30);
      expect(wait).toBeGreaterThan(least - 2);
      expect(wait).toBeLessThan(most);
      if (name === 'with Retry-After') {
        const asked = vendor.log.length;
        const second = await lead({ email: 'gioi-han-2@khach-hang.vn' });
        await until(async () => ((await startsIn(second)) ?? 0) > 60, 30);
        expect(vendor.log).toHaveLength(asked);
        vendor.treatBy(() => 'answer');
        await hurriedUntil(database, async () => (await statusOf(second)) === 'delivered', 20);
      }
      vendor.treatBy(() => 'answer');
      await hurriedUntil(database, async () => (await statusOf(first)) === 'delivered', 20);
    },
  );

  it('after a lost response Pipedrive is searched, and nothing is created twice', async () => {
    const { database, vendor } = parts();
    vendor.treatBy(({ method, path }) =>
      method === 'POST' && path === '/api/v2/persons' ? 'take and cut' : 'answer',
    );
    const leadId = await lead({ email: 'mat-tin@khach-hang.vn', company: 'mat-tin.vn' });
    await until(async () => ((await delivery(leadId)).attempts ?? 0) > 0, 30);
    expect((await delivery(leadId)).remote).toMatchObject({ open: { step: 'personId' } });
    // The next attempt waits: one at once would come too early for a search to find what the lost answer has created.
    await until(async () => ((await startsIn(leadId)) ?? 0) > 15, 30);
    expect(
      vendor.log
        .filter(({ method }) => method === 'POST')
        .filter(({ path }) => path === '/api/v2/persons'),
    ).toHaveLength(1);
    vendor.treatBy(() => 'answer');
    await hurriedUntil(database, async () => (await statusOf(leadId)) === 'delivered', 20);
    expect(
      vendor.persons.filter(({ emails }) => emails[0]!.value === 'mat-tin@khach-hang.vn'),
    ).toHaveLength(1);
  });

  it('a request without a response times out after ten seconds, and its result is found afterwards', async () => {
    const { database, vendor } = parts();
    let hung = false;
    vendor.treatBy(({ method, path }) => {
      if (method !== 'POST' || path !== '/api/v2/deals' || hung) return 'answer';
      hung = true;
      return 'take and hang';
    });
    const limits = shortenLimits();
    const leadId = await lead({ email: 'im-lang@khach-hang.vn', company: 'im-lang.vn' });
    await hurriedUntil(database, async () => (await statusOf(leadId)) === 'delivered', 40);
    limits.end();
    expect(new Set(limits.set)).toEqual(new Set([10_000]));
    expect(vendor.deals.filter(({ title }) => title.startsWith('im-lang.vn'))).toHaveLength(1);
  }, 60_000);

  it('with every kind of failure at once everything arrives, and nothing twice', async () => {
    const { database, vendor } = parts();
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

  it('a person deleted in Pipedrive is created again, and a failing lead does not block others', async () => {
    const { payload, database, vendor } = parts();
    const email = 'da-xoa@khach-hang.vn';
    const isHis = ({ emails }: { emails: { value: string }[] }) => emails[0]!.value === email;
    const first = await lead({ email, company: 'da-xoa.vn' });
    await until(async () => (await statusOf(first)) === 'delivered', 20);
    const gone = vendor.persons.findIndex(isHis);
    const deleted = vendor.persons.splice(gone, 1)[0]!.id;
    vendor.treatBy(({ query }) =>
      query.get('person_id') === String(deleted) ? { status: 404 } : 'answer',
    );
    const second = await lead({ email, company: 'da-xoa.vn', description: 'Hỏi thêm.' });
    await until(async () => (await statusOf(second)) === 'delivered', 20);
    const [person] = vendor.persons.filter(isHis);
    expect((await delivery(second)).remote).toMatchObject({ personId: String(person!.id) });
    expect(vendor.organizations.filter(({ name }) => name === 'da-xoa.vn')).toHaveLength(1);

    vendor.treatBy(({ path }) => (path === '/api/v1/notes' ? { status: 404 } : 'answer'));
    const third = await lead({ email, company: 'da-xoa.vn', description: 'Lần ba.' });
    await until(async () => ((await delivery(third)).attempts ?? 0) > 0, 20);
    expect((await delivery(third)).lastResult).toBe('HTTP_404');
    const { docs } = await payload.find({ collection: 'connectors' });
    expect(docs[0]).toMatchObject({ failures: 0 });
    vendor.treatBy(() => 'answer');
    await hurriedUntil(database, async () => (await statusOf(third)) === 'delivered', 20);
    expect(vendor.deals.filter(({ title }) => title.startsWith('da-xoa.vn'))).toHaveLength(3);
  }, 60_000);

  it('after five failures in a row nothing is sent for a while, until a trial request succeeds', async () => {
    const { payload, database, vendor } = parts();
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
    await until(async () => ((await startsIn(second)) ?? 0) > 10, 30);
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

  it('a person with more deals than can be read is left to a colleague at once, and others are delivered', async () => {
    const { payload, vendor } = parts();
    const known = { id: 77, name: 'Lan', emails: [{ value: 'qua-nhieu@khach-hang.vn' }] };
    vendor.persons.push(known);
    const many = Array.from({ length: 10_001 }, (_, index) => ({ id: index + 50_000, title: 'x' }));
    for (const deal of many) vendor.deals.push({ ...deal, person_id: known.id });
    const first = await lead({ email: 'qua-nhieu@khach-hang.vn' });
    await until(async () => (await statusOf(first)) === 'failed', 30);
    expect(await delivery(first)).toMatchObject({ lastResult: 'TOO_MANY_RECORDS', attempts: 1 });
    const asked = vendor.log.filter(({ method }) => method === 'POST');
    expect(asked.map(({ path }) => path)).not.toContain('/api/v2/deals');
    expect(await payload.findByID({ collection: 'leads', id: first })).toMatchObject({
      email: 'qua-nhieu@khach-hang.vn',
    });
    // The failure concerns one person: the circuit stays closed, and the lead can be sent again.
    expect((await payload.find({ collection: 'connectors' })).docs).toEqual([]);
    const second = await lead({ email: 'khac@khach-hang.vn' });
    await until(async () => (await statusOf(second)) === 'delivered', 30);
  }, 60_000);
});
