import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { say } from '../fields/bilingual-admin-text';
import { nameOf, type EditorialDocument } from '../editorial/published-and-newest-versions';
import { undeletablePages } from './undeletable-pages';
import type { DocumentUse } from './find-document-uses';

/** The maximum number of uses that a message lists; the panel beside the form lists them all. */
const MAX_LISTED_USES = 8;

type DocumentRef = { collection: string; document: EditorialDocument };

/** The error 409 for an action that is refused, with the reason in the editor's language. */
export const refusal = (message: string): APIError => new APIError(message, 409, null, true);

function lineOf(req: PayloadRequest, place: DocumentUse): string {
  const { type, name, language, live, href, isInTrash } = place;
  const where = language === 'en' ? say(req, 'tiếng Anh', 'English') : '';
  const state = live ? '' : say(req, 'bản nháp', 'draft');
  const bin = isInTrash ? say(req, 'trong thùng rác', 'in the bin') : '';
  const about = [where, state, bin].filter(Boolean).join(', ');
  const quoted = name ? ` “${name}”` : '';
  return `• ${say(req, type.vi, type.en)}${quoted}${about ? ` (${about})` : ''}: ${href}`;
}

/** The uses, one per line, each with the URL of its form. */
export function listOfUses(req: PayloadRequest, places: readonly DocumentUse[]): string {
  const lines = places.slice(0, MAX_LISTED_USES).map((place) => lineOf(req, place));
  const more = places.length - lines.length;
  if (more > 0) lines.push(say(req, `và ${more} nơi khác.`, `and ${more} more.`));
  return lines.join('\n');
}

/** The name of a document in a message, which needs one because several documents may be deleted at once. */
export function quotedName(req: PayloadRequest, { collection, document }: DocumentRef): string {
  const { admin } = req.payload.collections[collection as CollectionSlug].config;
  return `“${nameOf(document, admin.useAsTitle) || document.id}”`;
}

/**
 * The reason why a document can not be deleted at all, not even after a warning, in the editor's language; null when
 * it can be deleted.
 * @param places where the document is used
 */
export function reasonToKeep(
  req: PayloadRequest,
  ref: DocumentRef,
  places: readonly DocumentUse[],
): string | null {
  const { collection } = ref;
  const { path } = ref.document;
  const name = quotedName(req, ref);
  if (collection === 'pages' && path === '/') {
    return say(req, 'Trang chủ không xoá được.', 'The home page can not be deleted.');
  }
  if (collection === 'pages' && typeof path === 'string' && undeletablePages.has(path)) {
    return say(
      req,
      `Không xoá được ${name}: đầu trang, form hoặc trang khác của site luôn dẫn tới ${path}.`,
      `${name} can not be deleted: the site's header, forms or other pages always lead to ${path}.`,
    );
  }
  if (collection === 'media' && places.length > 0) {
    const list = listOfUses(req, places);
    return say(
      req,
      `Hình ${name} đang được dùng, chưa xoá được. Hãy chọn “Thay rồi xoá” ở hình này, hoặc bỏ hình ở những nơi này trước:\n${list}`,
      `The picture ${name} is in use and can not be deleted. Choose “Replace and delete” at the picture, or take it out of these places first:\n${list}`,
    );
  }
  const frame = places.filter(({ isFrame, live }) => isFrame && live);
  if (frame.length === 0) return null;
  const list = listOfUses(req, frame);
  return say(
    req,
    `Menu hoặc chân trang đang dẫn tới ${name}, chưa xoá được. Hãy bỏ liên kết ở những nơi này trước:\n${list}`,
    `A menu or the foot of the page leads to ${name}, so it can not be deleted. Take the link out of these places first:\n${list}`,
  );
}

/** The warning before a used document is moved to the trash. */
export function warningOf(
  req: PayloadRequest,
  ref: DocumentRef,
  places: readonly DocumentUse[],
): string {
  const name = quotedName(req, ref);
  const list = listOfUses(req, places);
  return say(
    req,
    `${name} đang được dùng ở:\n${list}\nChưa xoá gì cả. Bấm Xoá lần nữa nếu vẫn muốn chuyển vào thùng rác.`,
    `${name} is used in:\n${list}\nNothing is deleted yet. Press Delete again to move it to the bin all the same.`,
  );
}
