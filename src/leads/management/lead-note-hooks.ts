import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload';
import { idOfRelation } from '@/lib/id-of-relation';
import type { LeadNote } from '@/payload-types';
import { actorOf, recordLeadEvent } from '../model/record-lead-event';
import { sessionOf } from '@/lib/payload-database';

/** Sets the author of a note to the signed-in colleague, whatever author the request names. */
export const signNote: CollectionBeforeValidateHook<LeadNote> = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, author: req.user.id } : data;

export const recordNote: CollectionAfterChangeHook<LeadNote> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const session = await sessionOf(req.payload, req);
  await recordLeadEvent(session, {
    lead: idOfRelation(doc.lead),
    kind: 'noted',
    actor: actorOf(req),
    data: { note: doc.id },
  });
};
