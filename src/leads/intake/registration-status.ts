import type { Payload, PayloadRequest } from 'payload';
import type { RegistrationStatus } from '../tickets/register';

/** How a lead's registration stands now, as its sender would ask; null for leads without tickets. */
export async function registrationStatusOf(
  payload: Payload,
  leadId: number,
  req?: PayloadRequest,
): Promise<RegistrationStatus | null> {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { lead: { equals: leadId } },
    depth: 0,
    limit: 1,
    select: { status: true },
    ...(req ? { req } : {}),
  });
  const status = docs[0]?.status;
  if (!status) return null;
  return status === 'waiting' || status === 'held' ? status : 'confirmed';
}
