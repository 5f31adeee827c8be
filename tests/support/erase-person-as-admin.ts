import type { Payload, TypedUser } from 'payload';
import { erasePerson } from '@/leads/privacy/erase-person';
import { foundFor } from '@/leads/admin/privacy-request-endpoints';
import { requestBy } from './staff-accounts-and-exports';

/** Erases a person's data as an admin does, who has to look at them first. */
export async function lookAndErase(payload: Payload, requestId: number, admin: TypedUser) {
  const request = { routeParams: { id: String(requestId) } };
  await foundFor(await requestBy(payload, admin, request));
  return erasePerson(payload, requestId, admin.id);
}
