import { describe, expect, it } from 'vitest';
import { createLocalReq, type Payload } from 'payload';
import { versionsOf } from '@/cms/editorial/read-versions-of-document';
import { pageData, type TrashSite, trashSite } from '../../support/cms-for-trash-tests';

let payload: Payload;
let desk: TrashSite;
trashSite((site) => {
  ({ payload, desk } = site);
});

type Change = { locale: 'vi' | 'en'; title: string; status: 'draft' | 'published' };

async function change(id: number, role: 'admin' | 'editor', { locale, title, status }: Change) {
  const data = { title, _status: status };
  await payload.update({ collection: 'pages', id, locale, data, ...desk.person(role) });
}

async function listed(id: number, role: 'editor' | 'sales' = 'editor') {
  const req = await createLocalReq({ user: desk.person(role).user, locale: 'vi' }, payload);
  return versionsOf(req, { collection: 'pages', id });
}

describe('versions', () => {
  it('name who saved them, in which language, and what visitors see of them', async () => {
    const data = pageData('/phien-ban', 'Bản đầu');
    const { id } = await payload.create({ collection: 'pages', locale: 'vi', data });
    await change(id, 'editor', { locale: 'vi', title: 'Bản hai', status: 'published' });
    await change(id, 'admin', { locale: 'en', title: 'English', status: 'published' });
    await change(id, 'editor', { locale: 'en', title: 'English draft', status: 'draft' });

    const versions = await listed(id);
    expect(versions.map(({ saved, states }) => [saved?.by, saved?.language, states])).toEqual([
      ['editor@example.com', 'en', [{ language: 'en', state: 'draft' }]],
      ['admin@example.com', 'en', [{ language: 'en', state: 'earlier' }]],
      ['editor@example.com', 'vi', [{ language: 'vi', state: 'live' }]],
      [
        undefined,
        undefined,
        [
          { language: 'vi', state: 'earlier' },
          { language: 'en', state: 'draft' },
        ],
      ],
    ]);
  });

  it('keep their author when somebody sends another one, and copies do not take it over', async () => {
    const data = { ...pageData('/tac-gia', 'Tác giả'), _status: 'draft' as const };
    const forged = { by: 'Người khác', language: 'en', at: '2020-01-01T00:00:00.000Z' };
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: { ...data, saved: forged },
      ...desk.person('editor'),
    });
    const [version] = await listed(id);
    expect(version?.saved).toMatchObject({ by: 'editor@example.com', language: 'vi' });
  });

  it('can not be read by sales', async () => {
    const data = pageData('/khong-cho-sales', 'Không cho sales');
    const { id } = await payload.create({ collection: 'pages', locale: 'vi', data });
    await expect(listed(id, 'sales')).rejects.toThrow();
  });
});
