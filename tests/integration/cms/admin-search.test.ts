import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@/cms/access/roles';
import { searchAdmin, type AdminSearchGroup } from '@/cms/admin-search/search-admin';
import { sellTickets } from '../../support/publish-ticketed-event';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { expectRefusal } from '../../support/expect-refusal';

let desk: Desk;
let payload: Payload;
let database: pg.Pool;
const users = new Map<Role, TypedUser>();

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;
const sections = [
  {
    blockType: 'callToAction' as const,
    title: 'Lời mời',
    primary: { text: 'Đặt lịch', href: '/book-demo' },
  },
];

const newPage = (path: string, title: string, isLive: boolean) =>
  payload.create({
    collection: 'pages',
    locale: 'vi',
    draft: !isLive,
    data: { ...base, path, title, sections, _status: isLive ? 'published' : 'draft' },
  });

let lead: number;
let pricing: number;

beforeAll(async () => {
  desk = await startDesk();
  ({ payload, database } = desk);
  users.set('admin', desk.admin);
  for (const role of ['editor', 'sales', 'event-team'] as const) {
    users.set(role, await desk.newUser(role));
  }
  lead = await desk.newLead({
    name: 'Đặng Thuỳ Vân',
    email: 'thuy.van@khach.example',
    phone: '0912 345 678',
  });
  await database.query(`UPDATE leads SET company = 'Gốm Bát Tràng' WHERE id = $1`, [lead]);
  await payload.update({ collection: 'leads', id: lead, data: {} });
  const [type] = await sellTickets(payload, [{ price: 0, capacity: 9 }]);
  await database.query(
    `INSERT INTO tickets (lead_id, code, status, event_id, ticket_type_id, quantity, unit_price, total, name, email, company)
     SELECT $1, 'K7Q-M2X-9RD', 'confirmed', event_id, id, 1, 0, 0, 'Đặng Thuỳ Vân', 'thuy.van@khach.example', 'Gốm Bát Tràng'
     FROM ticket_types WHERE id = $2`,
    [lead, Number(type)],
  );
  const page = await newPage('/bang-gia-thu', 'Bảng giá cho đội chăm sóc', true);
  pricing = page.id;
  await newPage('/nhap-chua-len', 'Nháp về Đặng Thuỳ Vân', false);
  const trashed = await newPage('/bo-di-roi', 'Bảng giá bỏ đi', false);
  await payload.update({
    collection: 'pages',
    id: trashed.id,
    locale: 'vi',
    data: { deletedAt: new Date().toISOString() },
  });
});

afterAll(() => desk.stop());

async function ask(user: TypedUser | null, body: unknown, language = 'vi'): Promise<Response> {
  const req = await requestBy(payload, user, { json: () => Promise.resolve(body) });
  req.i18n.language = language;
  return searchAdmin.handler(req);
}

async function found(role: Role, text: string, language = 'vi'): Promise<AdminSearchGroup[]> {
  const answer = await ask(users.get(role) ?? null, { text }, language);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { groups: AdminSearchGroup[] }).groups;
}

const namesOf = (groups: readonly AdminSearchGroup[]) =>
  Object.fromEntries(
    groups.map(({ slug, documents }) => [slug, documents.map(({ name }) => name)]),
  );

describe('the search over the whole admin', () => {
  it.each(['bảng giá cho đội', 'bang gia cho doi', 'BANG GIA', 'bang-gia-thu', 'cham soc'])(
    'finds a page by %s, and links to its form in the language of the title',
    async (text) => {
      const [group] = await found('editor', text);
      expect(group).toMatchObject({ slug: 'pages', title: 'Trang' });
      expect(group?.documents).toContainEqual({
        href: `/admin/collections/pages/${pricing}?locale=vi`,
        name: 'Bảng giá cho đội chăm sóc',
        note: '/bang-gia-thu',
      });
    },
  );

  it('finds it with a typing error, but only when nothing matches exactly', async () => {
    expect(namesOf(await found('editor', 'bnag gia cho doi'))).toEqual({
      pages: ['Bảng giá cho đội chăm sóc'],
    });
    expect(namesOf(await found('editor', 'lời mời xyzxyz qqq'))).toEqual({});
  });

  it('finds drafts and names changed in drafts, and nothing from the trash', async () => {
    expect(namesOf(await found('editor', 'nháp về')).pages).toEqual(['Nháp về Đặng Thuỳ Vân']);
    expect(await found('admin', 'bỏ đi rồi')).toEqual([]);
    await payload.update({
      collection: 'pages',
      id: pricing,
      locale: 'vi',
      draft: true,
      data: { title: 'Chi phí trọn gói', _status: 'draft' },
    });
    expect(namesOf(await found('editor', 'tron goi')).pages).toEqual(['Chi phí trọn gói']);
  });

  it.each([
    ['name', 'thuy van'],
    ['company', 'gom bat trang'],
    ['phone', '+84 912 345 678'],
    ['e-mail', 'thuy.van@khach.example'],
  ])('sales finds a lead by its %s', async (_by, text) => {
    const [first] = await found('sales', text);
    expect(first).toMatchObject({ slug: 'leads', title: 'Khách tiềm năng' });
    expect(first?.documents).toEqual([
      {
        href: `/admin/collections/leads/${lead}`,
        name: 'Đặng Thuỳ Vân',
        note: expect.stringContaining('Gốm Bát Tràng') as string,
      },
    ]);
  });

  it('the event team finds a ticket by name and by code, and no other data of the person', async () => {
    for (const text of ['dang thuy van', 'k7qm2x9rd']) {
      const groups = await found('event-team', text);
      expect(namesOf(groups)).toEqual({ tickets: ['Đặng Thuỳ Vân'] });
      expect(groups[0]?.documents[0]?.note).toBe('K7Q-M2X-9RD · Gốm Bát Tràng');
    }
  });

  it('no role finds what it may not read', async () => {
    const slugsOf = async (role: Role) => Object.keys(namesOf(await found(role, 'dang thuy van')));
    expect(await slugsOf('editor')).toEqual(['pages']);
    expect(await slugsOf('event-team')).toEqual(['tickets']);
    // Sales may read pages, but has no screen for them.
    expect(await slugsOf('sales')).toEqual(['leads', 'tickets']);
    expect(new Set(await slugsOf('admin'))).toEqual(new Set(['leads', 'tickets', 'pages']));
    // Only admins find accounts: other roles may read their own, but the list of users is hidden from them.
    for (const role of ['editor', 'sales', 'event-team'] as const) {
      const email = users.get(role)?.email ?? '';
      expect(namesOf(await found('admin', email)).users).toEqual([email]);
      expect(namesOf(await found(role, email))).not.toHaveProperty('users');
    }
  });

  it('every type that it shows is readable for the role, and in its navigation', async () => {
    for (const role of ['admin', 'editor', 'sales', 'event-team'] as const) {
      const user = users.get(role);
      for (const text of ['a', 'e', 'o', 'co', 'example']) {
        for (const { slug } of await found(role, text)) {
          const { config } = payload.collections[slug as 'pages'];
          const req = await requestBy(payload, user ?? null);
          expect(Boolean(await config.access.read({ req })), `${role} ${slug}`).toBe(true);
          const { hidden } = config.admin;
          const isHidden = typeof hidden === 'function' ? hidden({ user: user as never }) : hidden;
          expect(Boolean(isHidden), `${role} ${slug}`).toBe(false);
        }
      }
    }
  });

  it('names types in the language of the admin', async () => {
    const titles = (await found('admin', 'dang thuy van', 'en')).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Leads', 'Pages', 'Tickets']);
  });

  it('a search for a person is recorded in the access log', async () => {
    await database.query('DELETE FROM access_log');
    await found('sales', 'dang thuy van');
    const { rows } = await database.query<{ of: string }>(
      `SELECT collection AS of FROM access_log WHERE user_id = $1 ORDER BY 1`,
      [users.get('sales')?.id],
    );
    expect(rows.map(({ of }) => of)).toEqual(['leads', 'tickets']);
  });

  it.each(['', '   ', '!!!', '%', "'; DROP TABLE pages; --", '\\', '_', '🙂', 'x'.repeat(100)])(
    'finds nothing and does not fail for %s',
    async (text) => {
      expect(await found('admin', text)).toEqual([]);
    },
  );

  it('visitors and invalid queries get a clear refusal', async () => {
    const stranger = await ask(null, { text: 'a' });
    expect(stranger.status).toBe(401);
    expectRefusal(await stranger.text());
    for (const body of [null, [], {}, { text: 5 }, { text: 'x'.repeat(101) }]) {
      const answer = await ask(users.get('admin') ?? null, body);
      expect(answer.status).toBe(400);
      expectRefusal(await answer.text());
    }
  });
});
