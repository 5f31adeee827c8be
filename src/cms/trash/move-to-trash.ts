import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { cardTags, entryTags, pageTags, platformTags, redirectsTag } from '@/content/cache-tags';
import { addressField, addressFor } from '../editorial/document-url';
import { logPublication } from '../editorial/publishing-log';
import {
  type EditorialDocument,
  isDocument,
  nameOf,
} from '../editorial/published-and-newest-versions';
import { writeColumns } from '../editorial/write-columns-of-both-languages';
import { say } from '../fields/bilingual-admin-text';
import { refuseWrongRedirect } from '../redirects/redirect-hooks';
import { inRequestTransaction } from '../requests/run-in-request-transaction';
import { indexDocument } from '../search/index-document';
import { addressColumns, addressInTrash, type AddressColumn } from './url-of-trashed-document';
import { findDocumentUses } from './find-document-uses';
import { reasonToKeep, refusal, warningOf } from './deletion-refusal-message';
import { warnOnce } from './warn-once-about-uses';

export type DocumentRef = { collection: string; id: number };

/** Reads a document, in the trash or not, with its URL outside the trash. */
export async function findInTrashToo(
  req: PayloadRequest,
  { collection, id }: DocumentRef,
): Promise<EditorialDocument | null> {
  const found: unknown = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    trash: true,
    depth: 0,
    disableErrors: true,
    req,
  });
  return isDocument(found) ? found : null;
}

export function addressOfType(
  document: EditorialDocument,
): { column: AddressColumn; value: string } | null {
  for (const column of addressColumns) {
    const value = document[column];
    if (typeof value === 'string' && value !== '') return { column, value };
  }
  return null;
}

export function tagsOf(collection: string, address: string): string[] {
  if (collection === 'pages') return pageTags(address);
  if (collection === 'cards') return cardTags();
  if (collection === 'platforms') return platformTags();
  if (collection === 'redirects') return [redirectsTag];
  return entryTags(collection, address);
}

type Change = {
  ref: DocumentRef;
  document: EditorialDocument;
  action: 'trash' | 'untrash';
  columns: Record<string, string | null>;
};

/** Moves a document to the trash or out of it, and updates its search entry and the publishing log. */
async function change(req: PayloadRequest, { ref, document, action, columns }: Change) {
  const { collection, id } = ref;
  const { useAsTitle } = req.payload.collections[collection as CollectionSlug].config.admin;
  const name = nameOf(document, useAsTitle);
  await inRequestTransaction(req, async () => {
    await writeColumns(req, ref, columns);
    if (addressField(collection)) {
      await indexDocument({ payload: req.payload, collection, id, req });
    }
    await logPublication(req, { action, collection, id, name });
    await queueRefresh(req, tagsOf(collection, addressOfType(document)?.value ?? ''));
  });
}

/**
 * Refuses to delete a document in use.
 * @throws APIError 409 saying where the document is used: always when it may not be deleted, otherwise only the first
 * time, so that the editor reads the list before deleting
 */
async function refuseInUse(req: PayloadRequest, ref: DocumentRef, document: EditorialDocument) {
  const places = await findDocumentUses(req, { ...ref, document });
  const reason = reasonToKeep(req, { ...ref, document }, places);
  if (reason) throw refusal(reason);
  const act = { act: 'bin', ...ref } as const;
  await warnOnce(req, act, {
    places,
    warning: () => warningOf(req, { ...ref, document }, places),
  });
}

/**
 * Moves a document to the trash: visitors and other programs can not read it any more, and its URL can be used again.
 * Both languages, drafts and earlier versions are kept.
 * @throws NotFound when there is no such document, APIError 409 saying in the editor's language why it can not be
 * moved
 */
export async function moveToTrash(
  req: PayloadRequest,
  ref: DocumentRef,
): Promise<EditorialDocument> {
  const document = await findInTrashToo(req, ref);
  if (!document || document.deletedAt) throw new NotFound(req.t);
  await refuseInUse(req, ref, document);
  const address = addressOfType(document);
  const columns = {
    deleted_at: new Date().toISOString(),
    ...(address ? { [address.column]: addressInTrash(address.value, ref.id) } : {}),
  };
  await change(req, { ref, document, action: 'trash', columns });
  return document;
}

/**
 * Refuses to restore a document whose URL is taken.
 * @throws APIError 409 when another document or a redirect has the URL
 */
async function refuseTaken(req: PayloadRequest, ref: DocumentRef, document: EditorialDocument) {
  const { collection } = ref;
  const address = addressOfType(document);
  if (!address) return;
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    where: { [address.column]: { equals: address.value } },
    req,
  });
  const shown = addressFor(collection, address.value) ?? address.value;
  if (totalDocs > 0) {
    throw refusal(
      say(
        req,
        `Chưa khôi phục được: ${shown} nay là địa chỉ của nội dung khác. Hãy đổi địa chỉ hoặc xoá nội dung ấy trước.`,
        `It can not be restored: ${shown} is the address of something else now. Move or delete that first.`,
      ),
    );
  }
  if (collection === 'redirects') {
    await refuseWrongRedirect(req, {
      id: ref.id,
      from: address.value,
      to: String(document.to),
    });
    return;
  }
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: shown } },
    limit: 1,
    depth: 0,
    req,
  });
  const rule = docs[0];
  if (!rule || addressField(collection) === null) return;
  throw refusal(
    say(
      req,
      `Chưa khôi phục được: ${shown} đang chuyển hướng tới ${rule.to}. Hãy xoá chuyển hướng đó trước.`,
      `It can not be restored: ${shown} redirects to ${rule.to}. Delete that redirect first.`,
    ),
  );
}

/**
 * Restores a document from the trash exactly as it was: URL, both languages, published or draft.
 * @throws NotFound when it is not in the trash, APIError 409 when its URL has been taken meanwhile
 */
export async function restoreFromTrash(
  req: PayloadRequest,
  ref: DocumentRef,
): Promise<EditorialDocument> {
  const document = await findInTrashToo(req, ref);
  if (!document?.deletedAt) throw new NotFound(req.t);
  await refuseTaken(req, ref, document);
  const address = addressOfType(document);
  const columns = {
    deleted_at: null,
    ...(address ? { [address.column]: address.value } : {}),
  };
  await change(req, { ref, document, action: 'untrash', columns });
  return document;
}
