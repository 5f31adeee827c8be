import type { CollectionBeforeChangeHook } from 'payload';
import type { LeadView } from '@/payload-types';

/** Sets the owner of a view to the colleague who saves it, for good. */
export const keepViewOwner: CollectionBeforeChangeHook<LeadView> = ({
  data,
  operation,
  originalDoc,
  req,
}) => ({
  ...data,
  owner: operation === 'create' ? (req.user?.id ?? data.owner) : originalDoc?.owner,
});
