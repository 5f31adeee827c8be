import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAdLeads, exportRegistrations } from '@/leads/admin/export-endpoints';
import { storeLead } from '@/leads/intake/store-lead';
import { sellTickets } from '../../support/publish-ticketed-event';
import { exported, makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import { validForms } from '../../support/valid-forms';
import { startCms, stopCms, submissionOf } from '../../support/cms-for-lead-tests';
import { cleanValues } from '@/leads/schema/validate-submission';
import { expectRefusal } from '../../support/expect-refusal';

const registrationHeader =
  'name, salutation, email, phone, company, department, industry, job title, UTM source, UTM content, registration date, event name, ticket type, ticket quantity, total price, question, hub, deal';
const adHeader =
  'CRM deal id, CRM person id, CRM organization id, CRM stage id, created date, full name, email, phone, job title, website, industry, orders per month, support staff count, ad id, ad name, adset id, adset name, campaign id, campaign name, form id, form name, page id, page name, lead id, source channel, deal title, note, campaign owner, UTM source, UTM medium, UTM campaign, UTM term, UTM content';

describe('exported lists', () => {
  let payload: Payload;
  let database: pg.Pool;
  let admin: TypedUser;
  let sales: TypedUser;
  let editor: TypedUser;
  let ticketLead: number;
  let demoLead: number;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    [admin, sales, editor] = await makeStaff(payload);
    const [ticketType] = await sellTickets(payload, [{ price: 1_500_000, capacity: 20 }]);
    const values = cleanValues('get-ticket', {
      ...validForms['get-ticket'],
      ticketType: ticketType!,
      quantity: '3',
      hub: 'ha-noi',
      department: 'cskh',
    });
    const asked = submissionOf({}, { event: 'cx-day', attribution: { utm_content: '=1+1' } });
    ({ leadId: ticketLead } = await storeLead(payload, { ...asked, kind: 'get-ticket', values }));
    ({ leadId: demoLead } = await storeLead(
      payload,
      submissionOf({ name: '=HYPERLINK("http://x","Bấm")', email: 'hai@khach-hang.vn' }),
    ));
  });

  afterAll(() => stopCms(payload, database));

  const registrations = async (query: Record<string, unknown>, user: TypedUser | null = sales) =>
    exported(exportRegistrations, await requestBy(payload, user, { query }));

  const adLeads = async (query: Record<string, unknown>) =>
    exported(exportAdLeads, await requestBy(payload, sales, { query }));

  const cellOf = (rows: string[][], name: string, row: number) =>
    rows[row]![rows[0]!.indexOf(name)];

  it.each(['csv', 'xlsx'] as const)(
    '§3 the registration export has its columns in order (%s)',
    async (format) => {
      const { rows, response } = await registrations({ format });
      expect(rows[0]).toEqual(registrationHeader.split(', '));
      expect(rows).toHaveLength(3);
      const [, demo, ticket] = rows;
      expect(ticket).toHaveLength(18);
      expect(ticket!.slice(0, 8)).toEqual([
        'Trần Thị Lan',
        'Chị',
        'lan@tamvia.vn',
        '+84 912 345 678',
        'Công ty Hoa Mai',
        'Chăm sóc khách hàng (CSKH)',
        '',
        'Quản lý / Trưởng nhóm',
      ]);
      expect(ticket![9]).toBe(format === 'csv' ? "'=1+1" : '=1+1');
      expect(ticket!.slice(11, 15)).toEqual(['CX Day', 'Vé 1', '3', '4500000']);
      expect(ticket!.slice(16)).toEqual(['Hà Nội', '']);
      expect(demo![0]).toBe(
        format === 'csv' ? '\'=HYPERLINK("http://x","Bấm")' : '=HYPERLINK("http://x","Bấm")',
      );
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="registrations-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      );
    },
  );

  it('D25 question holds both questions with their answers, one a line', async () => {
    const { rows } = await registrations({ format: 'csv' });
    expect(cellOf(rows, 'question', 2)).toBe(
      'Công ty bạn đang ở mức nào trong quản lý trải nghiệm khách hàng? Đang thử ở một vài điểm chạm\n' +
        'Kinh nghiệm về CX của bạn ở mức nào? Làm hằng ngày',
    );
    expect(cellOf(rows, 'question', 1)).toBe('');
  });

  it('D25 registration date is ISO 8601 with the zone', async () => {
    const { rows } = await registrations({ format: 'xlsx' });
    const date = cellOf(rows, 'registration date', 1)!;
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
    const { createdAt } = await payload.findByID({ collection: 'leads', id: demoLead });
    expect(Math.abs(Date.parse(date) - Date.parse(createdAt))).toBeLessThan(1000);
  });

  it('D25 deal is empty until delivered', async () => {
    const deal = async () => cellOf((await registrations({ format: 'csv' })).rows, 'deal', 2);
    expect(await deal()).toBe('');
    await database.query(`UPDATE leads SET deal_id = '4711' WHERE id = $1`, [ticketLead]);
    expect(await deal()).toBe('4711');
    await database.query(`UPDATE leads SET deal_id = NULL WHERE id = $1`, [ticketLead]);
  });

  it.each(['csv', 'xlsx'] as const)(
    '§3 the lead-ads export has its columns in order (%s)',
    async (format) => {
      await payload.create({
        collection: 'ad-leads',
        data: {
          networkId: `${format}-1`,
          status: 'stored',
          attempts: 0,
          lead: demoLead,
          values: {
            createdDate: '2026-11-20T18:30:00.000Z',
            fullName: 'Lê Thị Hoà',
            phone: '+84912345678',
            ordersPerMonth: '500–1.000',
            adName: '-10% tháng 11',
            pageName: 'Trang bán hàng',
            utmContent: 'video',
          },
        },
      });
      const { rows } = await adLeads({ format, search: 'không có ai' });
      expect(rows).toEqual([adHeader.split(', ')]);
      const where = { networkId: { equals: `${format}-1` } };
      const [header, row] = (await adLeads({ format, where })).rows;
      expect(header).toEqual(adHeader.split(', '));
      expect(row).toHaveLength(33);
      const cells = Object.fromEntries(header!.map((name, index) => [name, row![index]]));
      expect(cells).toMatchObject({
        'CRM deal id': '',
        'CRM stage id': '29',
        'created date': '2026-11-21T01:30:00+07:00',
        'full name': 'Lê Thị Hoà',
        phone: '+84 912 345 678',
        'orders per month': '500–1.000',
        'ad name': format === 'csv' ? "'-10% tháng 11" : '-10% tháng 11',
        'page name': 'Trang bán hàng',
        'lead id': `${format}-1`,
        'UTM content': 'video',
      });
    },
  );

  it('D21 lead codes are exported as 29 and 1', async () => {
    for (const [networkId, lead] of [
      ['code-a', ticketLead],
      ['code-b', demoLead],
    ] as const) {
      await payload.create({
        collection: 'ad-leads',
        data: { networkId, status: 'stored', attempts: 0, lead },
      });
    }
    await database.query(`UPDATE leads SET status = '1' WHERE id = $1`, [demoLead]);
    const { rows } = await adLeads({ format: 'csv', where: { networkId: { like: 'code-' } } });
    expect([1, 2].map((row) => cellOf(rows, 'CRM stage id', row))).toEqual(['1', '29']);
    await database.query(`UPDATE leads SET status = '29' WHERE id = $1`, [demoLead]);
  });

  it('an export contains what filter and search of the list select', async () => {
    const names = async (query: object) =>
      (await registrations({ format: 'csv', ...query })).rows.slice(1).map(([name]) => name);
    expect(await names({ where: { kind: { equals: 'get-ticket' } } })).toEqual(['Trần Thị Lan']);
    expect(await names({ where: { and: [{ email: { contains: 'khach-hang' } }] } })).toHaveLength(
      1,
    );
    expect(await names({ where: { kind: { equals: 'career' } } })).toEqual([]);
    expect(await names({ search: 'lan', where: {} })).toHaveLength(1);
  });

  it.each(['csv', 'xlsx'] as const)(
    'message, owner, stage and consent stand after the columns of the specification (%s)',
    async (format) => {
      const named = { where: { kind: { equals: 'get-ticket' } } };
      await database.query(
        `UPDATE leads SET description = $1, owner_id = $2, stage = 'contacted' WHERE id = $3`,
        ['Xin chào,\n=1+1', sales.id, ticketLead],
      );
      const newest = (granted: boolean) =>
        payload.create({
          collection: 'consents',
          data: { lead: ticketLead, purpose: 'marketing', granted, text: 'Có', locale: 'vi' },
        });
      await newest(true);
      await newest(false);
      const { rows } = await registrations({
        format,
        further: 'consent,stage,owner,message',
        ...named,
      });
      expect(rows[0]).toEqual([
        ...registrationHeader.split(', '),
        'message',
        'owner',
        'stage',
        'consent',
      ]);
      const [message, owner, stage, consent] = rows[1]!.slice(18);
      expect(message).toBe(format === 'csv' ? "Xin chào,\n'=1+1" : 'Xin chào,\n=1+1');
      expect([owner, stage]).toEqual(['sales@example.com', 'Đã liên hệ']);
      expect(consent?.split('\n')).toContain('Nhận thư tiếp thị: không');
      await payload.update({
        collection: 'users',
        id: sales.id,
        data: { name: 'Trần Kinh Doanh' },
      });
      const some = await registrations({ format, further: 'owner', ...named });
      expect(some.rows[0]).toHaveLength(19);
      expect(some.rows[1]!.at(-1)).toBe('Trần Kinh Doanh');
      await payload.update({ collection: 'users', id: sales.id, data: { name: null } });
    },
  );

  it('another further column is refused', async () => {
    for (const further of ['password', 'owner,', 'owner,owner', ['owner'], { owner: '1' }]) {
      const req = await requestBy(payload, sales, { query: { format: 'csv', further } });
      const answer = await exportRegistrations(req);
      expect(answer.status).toBe(400);
      expectRefusal(await answer.text());
    }
  });

  it('omits job applications and unconfirmed newsletter sign-ups', async () => {
    const store = async (kind: 'career' | 'newsletter', email: string) => {
      const values = cleanValues(kind, { ...validForms[kind], email });
      const { leadId } = await storeLead(payload, {
        ...submissionOf(),
        kind,
        values,
      });
      return leadId;
    };
    await store('career', 'applies@khach-hang.vn');
    await store('newsletter', 'waits@khach-hang.vn');
    const confirmed = await store('newsletter', 'reads@khach-hang.vn');
    await database.query(`UPDATE subscribers SET status = 'confirmed' WHERE lead_id = $1`, [
      confirmed,
    ]);
    const { rows } = await registrations({ format: 'csv' });
    const emails = rows.slice(1).map((_, at) => cellOf(rows, 'email', at + 1));
    expect(emails).toContain('reads@khach-hang.vn');
    expect(emails).not.toContain('applies@khach-hang.vn');
    expect(emails).not.toContain('waits@khach-hang.vn');
  });

  it('only sales and admins export, and each export is in the access log', async () => {
    for (const user of [null, editor]) {
      const req = await requestBy(payload, user, { query: { format: 'csv' } });
      for (const handler of [exportRegistrations, exportAdLeads]) {
        const answer = await handler(req);
        expect(answer.status).toBe(403);
        expectRefusal(await answer.text());
      }
    }
    const logged = async () =>
      (
        await payload.find({
          collection: 'access-log',
          where: { and: [{ action: { equals: 'export' } }, { user: { equals: admin.id } }] },
          depth: 0,
          sort: '-at',
        })
      ).docs;
    expect(await logged()).toEqual([]);
    await registrations({ format: 'csv' }, admin);
    await registrations({ format: 'xlsx', where: { kind: { equals: 'get-ticket' } } }, admin);
    expect(await logged()).toMatchObject([
      { collection: 'leads', count: 1, action: 'export' },
      { collection: 'leads', count: 4, action: 'export' },
    ]);
    const { totalDocs } = await payload.count({
      collection: 'access-log',
      where: { action: { equals: 'list' } },
    });
    expect(totalDocs).toBe(0);
  });

  it('the history of each lead records its exports: user, time and format', async () => {
    const { rows: before } = await database.query('SELECT id FROM lead_events');
    await registrations({ format: 'xlsx', where: { kind: { equals: 'get-ticket' } } }, admin);
    const { rows } = await database.query<{ kind: string; actor_id: number; data: object }>(
      `SELECT e.kind, e.actor_id, e.data, l.kind::text AS lead FROM lead_events e
       JOIN leads l ON l.id = e.lead_id WHERE NOT e.id = ANY($1)`,
      [before.map(({ id }: { id: number }) => id)],
    );
    expect(rows).toEqual([
      { kind: 'exported', actor_id: admin.id, data: { format: 'xlsx' }, lead: 'get-ticket' },
    ]);
  });

  it('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (exporting)', async () => {
    for (const query of [
      {},
      { format: 'pdf' },
      { format: ['csv'] },
      { format: 'csv', where: { password: { equals: 'x' } } },
      { format: 'csv', where: { 'owner.hash': { equals: 'x' } } },
      { format: 'csv', where: { "id'": { equals: 1 } } },
      { format: 'csv', where: { id: { equals: 'x' } } },
      { format: 'csv', where: { createdAt: { greater_than: 'yesterday' } } },
    ]) {
      const answer = await exportRegistrations(await requestBy(payload, sales, { query }));
      if (answer.status === 200) continue;
      expect([query, answer.status]).toEqual([query, 400]);
      expectRefusal(await answer.text());
    }
  });
});
