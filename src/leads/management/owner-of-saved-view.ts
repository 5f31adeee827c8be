import type { CollectionBeforeChangeHook } from 'payload';
import type { LeadView } from '@/payload-types';

/** Sets the owner of a view to the colleague who first saves it; it can not change later. */
export const keepViewOwner: CollectionBeforeChangeHook<LeadView> = ({
  data,
  operation,
  originalDoc,
  req,
}) => ({
  ...data,
  owner: operation === 'create' ? (req.user?.id ?? data.owner) : originalDoc?.owner,
});
