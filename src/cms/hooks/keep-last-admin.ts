import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import type { User } from '@/payload-types';

/**
 * Refuses a change that would leave no admin.
 * @throws APIError 403 when this account is the only admin, because only admins can create accounts
 */
async function requireAnotherAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    req,
  });
  if (totalDocs > 0) return;
  const message =
    req.i18n.language === 'vi'
      ? 'Phải còn ít nhất một tài khoản quản trị.'
      : 'There has to be at least one admin.';
  throw new APIError(message, 403, null, true);
}

export const keepOneAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  if (user.role === 'admin') await requireAnotherAdmin(req, id);
};

export const refuseLastDemotion: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const demoted = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin';
  if (operation === 'update' && demoted) await requireAnotherAdmin(req, originalDoc.id);
  return data;
};
