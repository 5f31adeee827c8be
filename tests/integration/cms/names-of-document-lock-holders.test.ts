import { expect, it } from 'vitest';
import type { Payload } from 'payload';
import { pageData, type TrashSite, trashSite } from '../../support/cms-for-trash-tests';

let payload: Payload;
let site: TrashSite;
trashSite((made) => {
  ({ payload, desk: site } = made);
});

/** The holder of the lock on a page, as the screens of the admin show it to a colleague with a role. */
async function holderFor(role: 'admin' | 'editor' | 'event-team', page: number): Promise<unknown> {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { 'document.value': { equals: page } },
    depth: 1,
    ...site.person(role),
  });
  return docs[0]?.user.value;
}

it('whoever may edit reads the name of the colleague who is editing, else their address', async () => {
  const holder = await payload.create({
    collection: 'users',
    data: { email: 'lan@example.com', password: 'a long password for tests', role: 'editor' },
  });
  const page = await payload.create({
    collection: 'pages',
    locale: 'vi',
    data: pageData('/dang-sua', 'Đang sửa'),
  });
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'pages', value: page.id },
      user: { relationTo: 'users', value: holder.id },
    },
  });
  const shown = { id: holder.id, email: 'lan@example.com' };
  expect(await holderFor('editor', page.id)).toEqual(shown);
  await payload.update({ collection: 'users', id: holder.id, data: { name: 'Nguyễn Thị Lan' } });
  for (const role of ['editor', 'admin'] as const) {
    expect(await holderFor(role, page.id)).toEqual({ ...shown, email: 'Nguyễn Thị Lan' });
  }
  expect(await holderFor('event-team', page.id)).toBe(holder.id);
});
