import type { CollectionAfterReadHook, Payload } from 'payload';
import type { PayloadLockedDocument } from '@/payload-types';
import { readByStaff } from '../access/roles';

const LOCKS = 'payload-locked-documents';

const idOf = (user: unknown): number | null => {
  const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : user;
  return typeof id === 'number' ? id : null;
};

/**
 * Adds to a lock the name of the colleague who holds it. The CMS shows the `email` of the lock's user, so the name is
 * returned there.
 */
const nameHolder: CollectionAfterReadHook<PayloadLockedDocument> = async ({ doc, req }) => {
  const id = idOf(doc.user.value);
  if (id === null || !(await readByStaff({ req }))) return doc;
  const holder = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true, email: true },
    req,
  });
  if (!holder) return doc;
  return { ...doc, user: { ...doc.user, value: { id, email: holder.name || holder.email } } };
};

/**
 * Shows staff the name of the colleague who is editing a document: editors can not read the accounts of colleagues, so
 * the CMS would show a number. The collection of locks belongs to the CMS, so it can only be changed after the start.
 */
export function nameLockHolders({ collections }: Payload): void {
  const hooks = collections[LOCKS]?.config.hooks;
  if (hooks) hooks.afterRead = [...(hooks.afterRead ?? []), nameHolder];
}
