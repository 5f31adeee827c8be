import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import type { Lead } from '@/payload-types';

/** When a lead came in stays what it was: the reply promise is counted from it. */
export const keepReceivedAt: CollectionBeforeChangeHook<Lead> = ({
  data,
  operation,
  originalDoc,
}) =>
  operation === 'update' && originalDoc ? { ...data, createdAt: originalDoc.createdAt } : data;

const belongings = [
  'ad-leads',
  'lead-notes',
  'lead-events',
  'mails',
  'document-links',
  'resumes',
  'tickets',
  'subscribers',
  'deliveries',
  'consents',
] as const;

/** A lead is erased with everything that belongs to it; a job of its deliveries finds nothing and ends. */
export const eraseBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of belongings) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req });
  }
};
