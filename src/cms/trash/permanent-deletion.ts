import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isByStaff, isDocument } from '../editorial/published-and-newest-versions';
import { say } from '../fields/bilingual-text';
import { findDocumentUses } from './find-document-uses';
import { reasonToKeep, refusal } from './deletion-refusal';

/**
 * Refuses to delete an event with ticket types.
 * @throws APIError 409 while ticket types belong to the event: tickets and registrations name it
 */
async function refuseWithTicketTypes(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'ticket-types',
    where: { event: { equals: id } },
    req,
  });
  if (totalDocs === 0) return;
  throw refusal(
    say(
      req,
      'Sự kiện này còn loại vé, nên không xoá vĩnh viễn được.',
      'This event has ticket types, so it can not be deleted for good.',
    ),
  );
}

/** Checks a permanent deletion, which may happen without going through the trash. */
export const refusePermanentDeletion: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  if (collection.slug === 'event-pages') await refuseWithTicketTypes(req, id);
  if (!isByStaff(req)) return;
  const document: unknown = await req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!isDocument(document)) return; // a document that is in the trash already: nothing links to it any more
  const whose = { collection: collection.slug, document };
  const reason = reasonToKeep(req, whose, await findDocumentUses(req, whose));
  if (reason) throw refusal(reason);
};
