import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Plugin,
  UploadConfig,
} from 'payload';
import type { Bucket } from '@/lib/s3-bucket';
import { errorFields, log } from '@/lib/write-log-line';
import {
  type UploadFolder,
  uploadBucket,
  uploadDirectory,
  uploadKey,
} from '@/lib/uploads-on-disk-or-in-s3';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

const FOLDERS: readonly UploadFolder[] = ['media', 'private/documents', 'private/resumes'];

/** Request headers that are passed on to the storage, and response headers that are passed back. */
const ASKED = ['range', 'if-none-match', 'if-modified-since'];
const ANSWERED = [
  'accept-ranges',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];

const only = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

const nameOf = (doc: unknown): string | undefined =>
  typeof doc === 'object' && doc !== null && 'filename' in doc && typeof doc.filename === 'string'
    ? doc.filename
    : undefined;

const missing = () => new Response(null, { status: 404 });
/**
 * The answer while the storage fails. The status is 503 and not 404, because caches would store a 404 for the
 * picture.
 */
const unavailable = () => new Response(null, { status: 503, headers: { 'Retry-After': '15' } });

/** Serves a file; the CMS has checked before whether the requester may read it. */
const sending =
  (bucket: Bucket, folder: UploadFolder, upload: UploadConfig): FileHandler =>
  async (req, { params: { filename } }) => {
    if (filename !== path.basename(filename)) return missing();
    const asked = Object.fromEntries(only(req.headers, ASKED));
    let answer;
    try {
      answer = await bucket.get(uploadKey(folder, filename), asked);
    } catch (error) {
      log.error('uploads.not-read', errorFields(error));
      return unavailable();
    }
    if (!answer) return missing();
    const headers = new Headers(only(answer.headers, ANSWERED));
    const { status, body } = answer;
    return new Response(body, {
      status,
      headers: upload.modifyResponseHeaders?.({ headers }) || headers,
    });
  };

/** Stores a file before its document is committed, then removes the file that it replaces. */
const keeping =
  (bucket: Bucket, folder: UploadFolder): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req: { file } }) => {
    const [name, before] = [nameOf(doc), nameOf(previousDoc)];
    if (!file || !name) return;
    await bucket.put(uploadKey(folder, name), new Uint8Array(file.data), file.mimetype);
    if (before && before !== name) await bucket.remove(uploadKey(folder, before));
  };

const removing =
  (bucket: Bucket, folder: UploadFolder): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    const name = nameOf(doc);
    if (name) await bucket.remove(uploadKey(folder, name));
  };

const isChange = (edit: unknown): boolean =>
  typeof edit === 'object' && edit !== null && Object.keys(edit).length > 0;

/**
 * Reads a picture from the storage when an editor crops it or changes its focal point. The CMS would fetch it by its
 * public URL, which the server may not be able to reach.
 */
const readingEdited =
  (bucket: Bucket, folder: UploadFolder): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    if (
      operation !== 'update' ||
      req.file ||
      !('id' in args) ||
      !isChange(req.query?.uploadEdits)
    ) {
      return args;
    }
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { id: { equals: args.id } },
      depth: 0,
      limit: 1,
      req,
      user: req.user,
      overrideAccess: false,
    });
    const name = nameOf(docs[0]);
    const answer = name && (await bucket.get(uploadKey(folder, name)));
    if (!name || !answer) return args;
    const data = Buffer.from(await answer.arrayBuffer());
    const mimetype = answer.headers.get('content-type') ?? 'application/octet-stream';
    req.file = { data, mimetype, name, size: data.length };
    return args;
  };

function keepIn(bucket: Bucket, collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, upload } = collection;
  if (typeof upload !== 'object') return collection;
  const folder = FOLDERS.find((one) => uploadDirectory(one) === upload.staticDir);
  if (!folder) throw new Error(`${collection.slug} has no folder in the bucket`);
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [...(upload.handlers ?? []), sending(bucket, folder, upload)],
    },
    hooks: {
      ...hooks,
      beforeOperation: [readingEdited(bucket, folder), ...(hooks.beforeOperation ?? [])],
      afterChange: [keeping(bucket, folder), ...(hooks.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), removing(bucket, folder)],
    },
  };
}

/**
 * Stores the files of all collections in the bucket that the environment names (ADR-0036). URLs and columns are the
 * same as for files on the disk.
 */
export const inBucket: Plugin = (config) => {
  const bucket = uploadBucket();
  if (!bucket) return config;
  return { ...config, collections: config.collections?.map((one) => keepIn(bucket, one)) };
};
