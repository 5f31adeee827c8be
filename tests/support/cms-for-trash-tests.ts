import { beforeAll, expect } from 'vitest';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { emptyCms } from './cms-on-empty-database';
import { PIXEL } from './one-pixel-png';

export type DocumentRef = { collection: string; id: number };

export const PASSWORD = 'a long password for tests';

/** The minimal data of a published page with one link. */
export const pageData = (path: string, title: string, href = 'https://example.com/demo') => ({
  layout: 'v5' as const,
  navTheme: 'light' as const,
  footerTheme: 'dark' as const,
  path,
  title,
  sections: [{ blockType: 'callToAction' as const, title, primary: { text: 'Demo', href } }],
  _status: 'published' as const,
});

const roles = ['admin', 'editor', 'sales', 'event-team'] as const;
type Role = (typeof roles)[number];

/** A CMS with one account of each role, which trash tests use through the endpoints behind the admin's buttons. */
async function makeTrashSite(payload: Payload) {
  const { moveToTrash, restoreFromTrash } = await import('@/cms/trash/move-to-trash');
  const { createLocalReq } = await import('payload');
  const people = new Map<Role, User>();
  for (const role of roles) {
    const data = { email: `${role}@example.com`, password: PASSWORD, role };
    people.set(role, await payload.create({ collection: 'users', data }));
  }
  const userOf = (role: Role) => {
    const user = people.get(role);
    if (!user) throw new Error(`There is no ${role}.`);
    return { ...user, collection: 'users' as const };
  };
  const as = (role: Role): Promise<PayloadRequest> =>
    createLocalReq({ user: userOf(role), locale: 'vi' }, payload);
  const remove = async (ref: DocumentRef, role: Role = 'editor') =>
    moveToTrash(await as(role), ref);
  return {
    /** Options for operations of the CMS with the rights of a role. */
    person: (role: Role) => ({ overrideAccess: false as const, user: userOf(role) }),
    remove,
    restore: async (ref: DocumentRef) => restoreFromTrash(await as('editor'), ref),
    /** Deletes like an editor who reads the warning and confirms. */
    discard: async (ref: DocumentRef): Promise<void> => {
      await remove(ref).catch(() => remove(ref));
    },
    /** Whether the document exists, in the trash or not. */
    isThere: async ({ collection, id }: DocumentRef): Promise<boolean> => {
      const slug = collection as CollectionSlug;
      const where = { id: { equals: id } };
      return (await payload.count({ collection: slug, where, trash: true })).totalDocs === 1;
    },
  };
}

export type TrashSite = Awaited<ReturnType<typeof makeTrashSite>>;

/**
 * Starts a CMS with an account of each role before the calling tests, for tests of the trash, and stops it
 * afterwards.
 */
export function trashSite(give: (site: { payload: Payload; desk: TrashSite }) => void) {
  const site = emptyCms();

  beforeAll(async () => {
    const { payload } = site();
    give({ payload, desk: await makeTrashSite(payload) });
  });

  async function upload(name: string): Promise<DocumentRef> {
    const { id } = await site().payload.create({
      collection: 'media',
      locale: 'vi',
      data: { alt: name },
      file: { data: PIXEL, mimetype: 'image/png', name: `${name}.png`, size: PIXEL.length },
    });
    return { collection: 'media', id };
  }

  return { upload };
}

/** The message of a refusal with the status 409. */
export async function refusalOf(act: Promise<unknown>): Promise<string> {
  const error: unknown = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ status: 409 });
  return error instanceof Error ? error.message : '';
}
