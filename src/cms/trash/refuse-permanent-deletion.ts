import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isByStaff, isDocument } from '../editorial/published-and-newest-versions';
import { say } from '../fields/bilingual-admin-text';
import { findDocumentUses } from './find-document-uses';
import { reasonToKeep, refusal } from './deletion-refusal-message';

/**
 * Refuses to delete an event with ticket types.
 * @throws APIError 409 while ticket types belong to the event, because tickets and registrations refer to them
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

/**
 * Checks a document before it is deleted permanently, whether it was in the trash or not. The nightly emptying of the
 * trash runs these checks too.
 */
export const refusePermanentDeletion: CollectionBeforeDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  if (collection.slug === 'event-pages') await refuseWithTicketTypes(req, id);
  const document: unknown = await req.payload.findByID({
    collection: collection.slug,
    id,
    trash: true,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!isDocument(document)) return;
  const isPicture = collection.slug === 'media';
  // A document in the trash is not in use, except for a picture: other documents in the trash can still show it and
  // can be restored.
  if (document.deletedAt ? !isPicture : !isByStaff(req)) return;
  const whose = { collection: collection.slug, document };
  const places = await findDocumentUses(req, whose, isPicture);
  const reason = reasonToKeep(req, whose, places);
  if (reason) throw refusal(reason);
};
