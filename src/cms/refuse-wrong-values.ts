import { getTranslation } from '@payloadcms/translations';
import {
  APIError,
  type CollectionSlug,
  type FlattenedField,
  type LabelFunction,
  NotFound,
  type Payload,
  type PayloadRequest,
  type StaticLabel,
} from 'payload';
import { isLocale } from '@/i18n/locales';
import { codeOf, errorChain } from '@/lib/causes-of-error';
import { dataOfFieldError, fieldError } from '@/lib/field-validation-error';
import { isData } from '@/lib/is-json-object';
import { databaseOf } from '@/lib/payload-database';
import { say } from './fields/bilingual-admin-text';
import {
  databaseCode,
  faultOfWrite,
  inputFaultText,
} from './hooks/database-errors-as-input-errors';

/** A reference of a field to another document. */
type Reference = { path: string; label: string; to: CollectionSlug; id: number };

type Labelled = { name: string; label?: LabelFunction | StaticLabel | false | undefined };

/** A label in the language of the admin; the name of a field without a label. */
const labelOf = ({ i18n }: PayloadRequest, { name, label }: Labelled): string =>
  label ? getTranslation(label, i18n) : name;

/** The value of a field in each language; of a field that is the same in all languages, its one value. */
function valuesOf({ localized }: FlattenedField, value: unknown): unknown[] {
  const isByLanguage = localized && isData(value) && Object.keys(value).every(isLocale);
  return isByLanguage ? Object.values(value) : [value];
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The document that a relationship names, with the collection where it may be one of several. */
function documentOf(relationTo: unknown, value: unknown): { to: CollectionSlug; id: number }[] {
  const [to, named] =
    typeof relationTo === 'string'
      ? [relationTo, value]
      : isData(value)
        ? [value.relationTo, value.value]
        : [];
  const id = Number(isData(named) ? named.id : named);
  return typeof to === 'string' && Number.isSafeInteger(id) && id > 0
    ? [{ to: to as CollectionSlug, id }]
    : [];
}

/**
 * The references of a document that the database checks. Sections and rich texts are JSON, whose references it does
 * not know.
 */
function referencesIn(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
  above: { path: string; label: string } = { path: '', label: '' },
): Reference[] {
  if (!isData(data)) return [];
  return fields.flatMap((field) => {
    const path = above.path + field.name;
    const label = above.label + labelOf(req, field);
    return valuesOf(field, data[field.name]).flatMap((value): Reference[] => {
      if (field.type === 'group' || field.type === 'tab') {
        const inside = { path: `${path}.`, label: `${label} > ` };
        return referencesIn(req, field.flattenedFields, value, inside);
      }
      if (field.type === 'array') {
        return rowsOf(value).flatMap((row, index) => {
          const inside = { path: `${path}.${index}.`, label: `${label} ${index + 1} > ` };
          return referencesIn(req, field.flattenedFields, row, inside);
        });
      }
      if (field.type !== 'relationship' && field.type !== 'upload') return [];
      const named = rowsOf(value).flatMap((one) => documentOf(field.relationTo, one));
      return named.map((one) => ({ path, label, ...one }));
    });
  });
}

/**
 * The references to documents that do not exist, as the database knows it outside the request's transaction. The failed
 * transaction still holds its connection, so the collections are read one after the other, with one more connection.
 */
async function withoutDocument({ db }: Payload, references: Reference[]): Promise<Reference[]> {
  const gone: Reference[] = [];
  for (const [collection, named] of Map.groupBy(references, ({ to }) => to)) {
    const where = { id: { in: named.map(({ id }) => id) } };
    const { docs } = await db.find({ collection, where, pagination: false, select: {} });
    const found = new Set(docs.map(({ id }) => id));
    gone.push(...named.filter(({ id }) => !found.has(id)));
  }
  return gone;
}

/** The functions of the database adapter that delete documents. */
const DELETIONS = ['deleteMany', 'deleteOne'] as const;

/** The functions of the database adapter that write or delete documents, globals and their versions. */
const WRITES = [
  ...DELETIONS,
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'updateGlobal',
  'updateGlobalVersion',
  'updateMany',
  'updateOne',
  'updateVersion',
] as const;

type WriteName = (typeof WRITES)[number];

const isDeletion = (write: WriteName): boolean => DELETIONS.some((name) => name === write);

/**
 * The writes to a document that exists, or to its versions: it may be deleted meanwhile. A global can not be deleted.
 */
const WRITES_TO_DOCUMENT: readonly WriteName[] = [
  'createVersion',
  'updateMany',
  'updateOne',
  'updateVersion',
];

/** The arguments of these functions, as far as they say what is written, and to which collection or global. */
type WriteArguments = {
  collection?: string;
  collectionSlug?: string;
  global?: string;
  globalSlug?: string;
  slug?: string;
  data?: unknown;
  versionData?: unknown;
  req?: Partial<PayloadRequest>;
};

/** A write that failed: the function, its arguments and its error. */
type Refusal = { write: WriteName; args: WriteArguments; error: unknown };

/** The name and fields of the collection or global of a write, and the document to be written. */
function writtenBy({ collections, config }: Payload, args: WriteArguments) {
  const { collection, collectionSlug, global, globalSlug, slug, data, versionData } = args;
  const name = collection ?? collectionSlug ?? global ?? globalSlug ?? slug ?? '';
  const whose =
    collections[name as CollectionSlug]?.config ?? config.globals.find((one) => one.slug === name);
  const inVersion = isData(versionData) ? versionData.version : undefined;
  return { name, fields: whose?.flattenedFields ?? [], document: data ?? inVersion ?? versionData };
}

const isWhole = (req: Partial<PayloadRequest> | undefined): req is PayloadRequest =>
  req?.i18n !== undefined;

/**
 * The error that names the fields whose document is missing; null when none is missing, and the written document was
 * not deleted either.
 */
async function missingReference(
  payload: Payload,
  req: PayloadRequest,
  { write, args }: Refusal,
): Promise<Error | null> {
  const { name, fields, document } = writtenBy(payload, args);
  const gone = await withoutDocument(payload, referencesIn(req, fields, document));
  if (gone.length === 0) {
    // All it refers to is there, so the document itself, or the one of its version, has just been deleted.
    return WRITES_TO_DOCUMENT.includes(write) ? new NotFound(req.t) : null;
  }
  const errors = gone.map(({ path, label, to, id }) => {
    const type = labelOf(req, { name: to, label: payload.collections[to].config.labels.singular });
    const message = say(
      req,
      `Mục đã chọn (${type}, số ${id}) không còn nữa. Hãy chọn mục khác hoặc để trống ô này.`,
      `The chosen item (${type}, no. ${id}) no longer exists. Choose another one, or leave this field empty.`,
    );
    return { path, label, message };
  });
  return fieldError(req, name, errors);
}

/** The error of a document that can not be deleted, because another record must refer to it. */
const stillNeeded = (req: PayloadRequest): Error =>
  new APIError(
    say(
      req,
      'Không xoá được: còn dữ liệu khác bắt buộc phải có mục này.',
      'This can not be deleted: other records still need it.',
    ),
    409,
    null,
    true,
  );

/** The error that says what is wrong with a refused document, and for an error of the server that error. */
async function reasonOf(payload: Payload, refusal: Refusal): Promise<unknown> {
  const { write, args, error } = refusal;
  const fault = faultOfWrite(error);
  const { req } = args;
  if (fault === null || !isWhole(req)) return error;
  let reason: Error | null = new APIError(inputFaultText(fault, req), 400, null, true);
  if (fault === 'reference') reason = await missingReference(payload, req, refusal);
  // The database empties references to a deleted document, and here one must not be empty.
  else if (fault === 'empty' && isDeletion(write)) reason = stillNeeded(req);
  if (reason === null) return error;
  reason.cause = errorChain(error).find((one) => codeOf(one));
  return reason;
}

/** Whether the database refused a statement; the adapter turns a value that has to be unique into a field error. */
const isOfDatabase = (error: unknown): boolean =>
  databaseCode(error) !== '' || dataOfFieldError(error) !== null;

/**
 * Answers 4xx, in the language of the admin, when the database refuses a document because of its values, whichever way
 * it is written: a reference to a deleted document (naming the field), a value that its column can not hold, or a text
 * too long for its index. A deletion that would empty a required reference is answered so too. The adapter itself
 * recognises values that have to be unique.
 *
 * After such an error Postgres stores nothing of the transaction. So a transaction that is then committed, as when many
 * documents are changed at once, fails with this error: the CMS would call the other documents saved.
 */
export function refuseWrongValues(payload: Payload): void {
  const { db } = payload;
  const { sessions } = databaseOf(payload);
  /** Why the database has refused a transaction. */
  const refused = new WeakMap<object, Promise<unknown>>();
  const sessionOf = async (id: PayloadRequest['transactionID'] | undefined) =>
    sessions[String(await id)];

  for (const name of WRITES) {
    const write = db[name].bind(db) as (args: WriteArguments) => Promise<unknown>;
    const writeOrRefuse = async (args: WriteArguments): Promise<unknown> => {
      try {
        return await write(args);
      } catch (error) {
        const reason = reasonOf(payload, { write: name, args, error }).catch(() => error);
        const session = await sessionOf(args.req?.transactionID);
        // Noted at once: statements that follow in the transaction fail too, but for another reason.
        if (session && isOfDatabase(error) && !refused.has(session)) refused.set(session, reason);
        throw await reason;
      }
    };
    Object.assign(db, { [name]: writeOrRefuse });
  }

  const commit = db.commitTransaction.bind(db);
  db.commitTransaction = async (id) => {
    const session = await sessionOf(id);
    if (!session || !refused.has(session)) return commit(id);
    await db.rollbackTransaction(id);
    throw await refused.get(session);
  };
}
