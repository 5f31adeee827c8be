import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  type Where,
} from 'payload';
import { isData } from '@/lib/is-json-object';
import { readCopy } from '@/lib/request-body';
import { forEditors, readObject, routeId } from '../editorial/endpoint-access-and-input';
import {
  type EditorialDocument,
  isDocument,
  newestVersion,
  requestLocale,
} from '../editorial/published-and-newest-versions';
import { say } from '../fields/bilingual-admin-text';
import { findInTrashToo, moveToTrash, restoreFromTrash } from './move-to-trash';
import { findDocumentUses } from './find-document-uses';
import { replacePicture } from './replace-picture';
import { warnBeforeUnpublishing } from './unpublish-warning';

type Act = (
  req: PayloadRequest,
  ref: { collection: string; id: number },
) => Promise<EditorialDocument>;

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  if (!req.headers.get('content-type')?.startsWith('application/json')) return {};
  const body = await readCopy(req);
  return isData(body) ? { ...body } : {};
}

/**
 * The action that a request of the admin's own buttons means: setting `deletedAt` moves the document to the trash,
 * clearing it restores the document.
 */
function wantedAct(req: PayloadRequest, body: Record<string, unknown>): Act | null {
  if (!('deletedAt' in body)) return null;
  if (body.deletedAt) return moveToTrash;
  return req.searchParams.get('trash') === 'true' ? restoreFromTrash : null;
}

/** Calls the CMS's own handler for a path, for requests that the trash does not handle. */
function usual(
  req: PayloadRequest,
  collection: string,
  path: string,
): Promise<Response> | Response {
  const { endpoints } = req.payload.collections[collection as CollectionSlug].config;
  const own = endpoints && endpoints.findLast((one) => one.method === 'patch' && one.path === path);
  if (!own) throw new Error(`There is no endpoint to change ${collection}.`);
  return own.handler(req);
}

const saidOf = (req: PayloadRequest, act: Act): string =>
  act === moveToTrash
    ? say(req, 'Đã chuyển vào thùng rác.', 'Moved to the bin.')
    : say(req, 'Đã khôi phục như trước khi xoá.', 'Restored as it was.');

/** Reads the documents that the editor has selected in a list. */
async function marked(req: PayloadRequest, collection: string): Promise<number[]> {
  const { where } = req.query;
  if (typeof where !== 'object' || where === null) return [];
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: where as Where,
    trash: req.searchParams.get('trash') === 'true',
    locale: requestLocale(req),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return (docs as unknown[]).filter(isDocument).map(({ id }) => id);
}

type Refused = { id: number; message: string };

/** Handles several documents one by one: a refused one does not stop the others. */
async function eachMarked<Done>(
  req: PayloadRequest,
  collection: string,
  handle: (ref: { collection: string; id: number }) => Promise<Done>,
): Promise<{ done: Done[]; errors: Refused[] }> {
  const done: Done[] = [];
  const errors: Refused[] = [];
  for (const id of await marked(req, collection)) {
    try {
      done.push(await handle({ collection, id }));
    } catch (error) {
      if (!(error instanceof APIError) || error.status >= 500) throw error;
      errors.push({ id, message: error.message });
    }
  }
  return { done, errors };
}

const keptMessage = (req: PayloadRequest, errors: readonly Refused[]): string =>
  say(req, `${errors.length} mục giữ nguyên.`, `${errors.length} stay as they are.`);

async function actOnMany(req: PayloadRequest, collection: string, act: Act): Promise<Response> {
  const { done: docs, errors } = await eachMarked(req, collection, (ref) => act(req, ref));
  const isDone = errors.length === 0;
  const message = isDone ? saidOf(req, act) : keptMessage(req, errors);
  return Response.json({ docs, errors, message }, { status: isDone ? 200 : 400 });
}

/**
 * Unpublishes the selected documents by the CMS, except those that the editor is now warned about: these stay published
 * until the editor repeats the action.
 */
async function unpublishMany(req: PayloadRequest, collection: string): Promise<Response> {
  const { done, errors } = await eachMarked(req, collection, async (ref) => {
    await warnBeforeUnpublishing(req, ref);
    return ref.id;
  });
  const message = keptMessage(req, errors);
  if (done.length === 0 && errors.length > 0) {
    return Response.json({ docs: [], errors, message }, { status: 400 });
  }
  req.query = { ...req.query, where: { id: { in: done } } };
  const answer = await usual(req, collection, '/');
  if (errors.length === 0) return answer;
  const result: unknown = await answer.json();
  const { docs = [], errors: failed } = isData(result) ? result : {};
  const others: readonly unknown[] = Array.isArray(failed) ? failed : [];
  return Response.json({ docs, errors: [...errors, ...others], message }, { status: 400 });
}

/**
 * The trash handles a PATCH that sets or clears `deletedAt`; every other change goes to the CMS, after a warning when
 * it unpublishes one document or several.
 */
function patch(collection: string, path: '/' | '/:id'): Endpoint {
  const handler: PayloadHandler = async (req) => {
    const body = await bodyOf(req);
    const act = wantedAct(req, body);
    const isUnpublishing = body._status === 'draft' && req.searchParams.get('draft') !== 'true';
    if (!act && !isUnpublishing) return usual(req, collection, path);
    const forThem = forEditors(async () => {
      if (path === '/') {
        return act ? actOnMany(req, collection, act) : unpublishMany(req, collection);
      }
      const ref = { collection, id: routeId(req) };
      if (act) return Response.json({ doc: await act(req, ref), message: saidOf(req, act) });
      await warnBeforeUnpublishing(req, ref);
      return usual(req, collection, path);
    });
    return forThem(req);
  };
  return { path, method: 'patch', handler };
}

/**
 * POST /api/media/:id/replace with `{ "by": id }`: the picture `by` replaces this one everywhere, and this one is
 * moved to the trash.
 */
const replaceEndpoint: Endpoint = {
  path: '/:id/replace',
  method: 'post',
  handler: forEditors(async (req) => {
    const { by } = await readObject(req);
    const places = await replacePicture(req, { id: routeId(req), by });
    const message = say(
      req,
      'Đã thay ở mọi nơi và chuyển vào thùng rác.',
      'Replaced everywhere, and moved to the bin.',
    );
    return Response.json({ places, message });
  }),
};

/**
 * Endpoints that replace the CMS's own trash. The CMS would save the newest draft of one language when it deletes or
 * restores a document, and would restore every document as unpublished. GET /api/<type>/:id/places says where a
 * document is used.
 */
export function trashEndpoints(collection: string): Endpoint[] {
  return [
    {
      path: '/:id/places',
      method: 'get',
      handler: forEditors(async (req) => {
        const ref = { collection, id: routeId(req) };
        const isPicture = collection === 'media'; // uses in the trash count too, because such documents can be restored
        const document = isPicture
          ? await findInTrashToo(req, ref)
          : await newestVersion({ ...ref, req }, requestLocale(req));
        const places = document
          ? await findDocumentUses(req, { collection, document }, isPicture)
          : [];
        return Response.json({ places });
      }),
    },
    ...(collection === 'media' ? [replaceEndpoint] : []),
    patch(collection, '/'),
    patch(collection, '/:id'),
  ];
}
