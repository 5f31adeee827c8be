import { beforeAll, describe, expect, it } from 'vitest';
import type { Card, User } from '@/payload-types';
import { emptyCms } from '../../support/cms-on-empty-database';

const site = emptyCms();

type Kind = Card['kind'];
let people: Record<'editor' | 'sales', User & { collection: 'users' }>;

beforeAll(async () => {
  const make = async (role: 'editor' | 'sales') => {
    const data = { email: `${role}@example.com`, password: 'a long password for tests', role };
    const user = await site().payload.create({ collection: 'users', data });
    return { ...user, collection: 'users' as const };
  };
  // The first account is an admin, whatever its role should be.
  await site().payload.create({
    collection: 'users',
    data: { email: 'first@example.com', password: 'a long password for tests', role: 'admin' },
  });
  people = { editor: await make('editor'), sales: await make('sales') };
});

async function publish(kind: Kind, title: string): Promise<number> {
  const { payload } = site();
  const data = { kind, title, href: 'https://example.com', _status: 'published' as const };
  const { id } = await payload.create({ collection: 'cards', locale: 'vi', data: data as never });
  await payload.update({
    collection: 'cards',
    id,
    locale: 'en',
    data: { ...data, title: `${title} (en)` },
  });
  return id;
}

async function ask(method: 'get' | 'post', who: keyof typeof people, body?: object) {
  const { payload } = site();
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ user: people[who], locale: 'vi' }, payload);
  const { endpoints } = payload.collections.cards.config;
  const endpoint = (endpoints || []).find((one) => one.path === '/order' && one.method === method);
  if (!endpoint) throw new Error('There is no such endpoint.');
  const json = () => Promise.resolve(body);
  const answer = await endpoint.handler(Object.assign(req, { json }));
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
}

async function menu(kind: Kind, locale: 'vi' | 'en' = 'vi'): Promise<string[]> {
  const { findCards } = await import('@/content/queries/payload/find-menu-cards');
  return (await findCards(locale)).flatMap((card) => (card.kind === kind ? card.entry.title : []));
}

describe('the order of a menu', () => {
  it('is changed in both languages at once, and publishes no draft', async () => {
    const { payload, pool } = site();
    const [a, b, c] = [
      await publish('solutions', 'A'),
      await publish('solutions', 'B'),
      await publish('solutions', 'C'),
    ];
    await publish('industries', 'Ngành');
    await payload.update({
      collection: 'cards',
      id: b,
      locale: 'en',
      draft: true,
      data: { title: 'Not yet', _status: 'draft' },
    });
    expect(await menu('solutions')).toEqual(['A', 'B', 'C']); // a new entry comes last
    const changedAt = 'SELECT max(updated_at) AS at, count(*) AS versions FROM _cards_v';
    const before = (await pool.query(changedAt)).rows;
    expect(await ask('post', 'editor', { kind: 'solutions', ids: [c, a, b] })).toMatchObject({
      status: 200,
    });
    expect(await menu('solutions')).toEqual(['C', 'A', 'B']);
    expect(await menu('solutions', 'en')).toEqual(['C (en)', 'A (en)', 'B (en)']);
    expect(await menu('industries')).toEqual(['Ngành']);
    // The publishing log says who did it, and names the menu in both languages.
    const { docs } = await payload.find({
      collection: 'publications',
      where: { action: { equals: 'order' } },
    });
    expect(docs).toMatchObject([
      { name: 'Giải pháp / Solutions', type: 'cards', by: 'editor@example.com', via: 'admin' },
    ]);
    // No version was written, so that neither language looks older than the other.
    expect((await pool.query(changedAt)).rows).toEqual(before);
    // Publishing a version that was written before keeps the new order.
    await payload.update({
      collection: 'cards',
      id: b,
      locale: 'en',
      data: { title: 'Now', _status: 'published' },
    });
    expect(await menu('solutions', 'en')).toEqual(['C (en)', 'A (en)', 'Now']);
  });

  it('reaches the published version whose draft has the wanted position already', async () => {
    const { pool } = site();
    const ids = [await publish('metrics', 'M1'), await publish('metrics', 'M2')];
    await site().payload.update({
      collection: 'cards',
      id: ids[1]!,
      locale: 'vi',
      draft: true,
      data: { title: 'M2', position: 10, _status: 'draft' },
    });
    expect((await ask('post', 'editor', { kind: 'metrics', ids: ids.toReversed() })).status).toBe(
      200,
    );
    const { rows } = await pool.query('SELECT position FROM cards WHERE id = $1', [ids[1]]);
    expect(rows).toEqual([{ position: '10' }]);
  });

  it('is refused when a colleague has changed the list meanwhile, and for what is no list', async () => {
    const order = await ask('get', 'editor');
    const entries = order.said.entries as { id: number; kind: Kind; title: string }[];
    const ids = entries.flatMap(({ id, kind }) => (kind === 'solutions' ? id : []));
    expect(entries.find(({ id }) => id === ids[0])?.title).toBe('C');
    await publish('solutions', 'D');
    const outdated = await ask('post', 'editor', { kind: 'solutions', ids });
    expect(outdated.status).toBe(409);
    expect(outdated.said.message).toContain('vừa được người khác thay đổi');
    for (const body of [
      { kind: 'solutions' },
      { kind: 5, ids },
      { kind: 'no-menu', ids: [] },
      { kind: 'solutions', ids: ['x'] },
    ]) {
      expect((await ask('post', 'editor', body)).status).toBe(400);
    }
    expect(await menu('solutions')).toEqual(['C', 'A', 'B', 'D']);
  });

  it('is not for sales', async () => {
    expect((await ask('get', 'sales')).status).toBe(403);
    expect((await ask('post', 'sales', { kind: 'solutions', ids: [] })).status).toBe(403);
  });
});
