import type { CollectionBeforeChangeHook } from 'payload';
import type { LeadView } from '@/payload-types';

/** A view belongs to whoever saved it, for ever. */
export const keepViewOwner: CollectionBeforeChangeHook<LeadView> = ({
  data,
  operation,
  originalDoc,
  req,
}) => ({
  ...data,
  owner: operation === 'create' ? (req.user?.id ?? data.owner) : originalDoc?.owner,
});
