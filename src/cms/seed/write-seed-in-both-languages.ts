import pLimit from 'p-limit';
import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, TypeWithID } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';

type Data = Record<string, unknown>;
type Document = Data & TypeWithID;
type Create = Payload['db']['create'];
type CreateVersion = Payload['db']['createVersion'];

/** The number of documents that are written concurrently. More would only wait for the one connection. */
const CONCURRENT_WRITES = 4;

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true;
const isGroup = (field: FlattenedField) => field.type === 'group' || field.type === 'tab';

/** The data of a second language; shared values that it lacks are taken from the first language. */
function withShared(fields: readonly FlattenedField[], first: Data, later: Data): Data {
  const data = { ...later };
  for (const field of fields.filter((one) => !isLocalized(one))) {
    const { [field.name]: shared } = first;
    const { [field.name]: own } = later;
    if (shared === undefined) continue;
    if (isGroup(field) && isData(shared)) {
      data[field.name] = withShared(field.flattenedFields, shared, isData(own) ? own : {});
    } else if (own === undefined) data[field.name] = structuredClone(shared);
  }
  return data;
}

/** Merges two languages into one row; of shared values the later language's count, as if it had been saved later. */
function merge(fields: readonly FlattenedField[], first: Data, later: Data): Data {
  const said = Object.entries(later).filter(([, value]) => value !== undefined);
  const merged = { ...first, ...Object.fromEntries(said) };
  for (const field of fields) {
    const { [field.name]: before } = first;
    const { [field.name]: after } = later;
    if (!isData(before) || !isData(after)) continue;
    if (isLocalized(field)) merged[field.name] = { ...before, ...after };
    else if (isGroup(field)) merged[field.name] = merge(field.flattenedFields, before, after);
  }
  return merged;
}

/**
 * A barrier at which the two operations that write a document wait for each other, so that it is inserted once with
 * both languages.
 */
function meeting(fields: readonly FlattenedField[], turn: Promise<unknown>) {
  const said = new Map<string, Data>();
  const inserted = Promise.withResolvers<Document>();
  let version: ReturnType<CreateVersion> | undefined;
  return {
    inserted: inserted.promise,
    fail: inserted.reject,
    async create(args: Parameters<Create>[0], create: Create): Promise<Document> {
      said.set(String(args.req?.locale), args.data);
      if (said.size === locales.length) {
        const data = locales.map((locale) => said.get(locale) ?? {});
        const whole = data.reduce((first, later) => merge(fields, first, later));
        turn.then(() => create({ ...args, data: whole })).then(inserted.resolve, inserted.reject);
      }
      return structuredClone(await inserted.promise);
    },
    createVersion: (args: Parameters<CreateVersion>[0], createVersion: CreateVersion) =>
      (version ??= createVersion(args)),
  };
}

type Meeting = ReturnType<typeof meeting>;

const KEY = 'seedMeeting';
const meetingOf = (req?: Partial<PayloadRequest>) => req?.context?.[KEY] as Meeting | undefined;
const met = new WeakSet<object>();

/**
 * Makes the seed's operations on one document wait for each other before they reach the database; all other operations
 * pass.
 */
function meetBefore(db: Payload['db']): void {
  if (met.has(db)) return;
  met.add(db);
  const create = db.create.bind(db);
  const createVersion = db.createVersion.bind(db);
  db.create = (args) => meetingOf(args.req)?.create(args, create) ?? create(args);
  db.createVersion = ((args) =>
    meetingOf(args.req)?.createVersion(args, createVersion) ??
    createVersion(args)) as CreateVersion;
}

/**
 * The transaction of a whole seed: its documents refer to each other, and no other transaction sees them before the
 * commit.
 */
export type SeedTransaction = { transactionID: NonNullable<PayloadRequest['transactionID']> };

type BothLanguages = Record<Locale, Data>;
type Saving = {
  file: string;
  data: Data;
  locale: Locale;
  own: Meeting;
};

/**
 * Writes documents published in both languages. Each language is saved through the CMS with its hooks and validation,
 * but a document is one insert and has one version. Several documents are written concurrently; their ids keep the
 * order of the calls. The search index is not updated: `indexAll` fills it afterwards.
 * @returns a function that writes a document of a collection and returns its id; `file` is that of the copy below
 * `content/<language>/`, without its extension
 */
export function writer(payload: Payload, { transactionID }: SeedTransaction) {
  meetBefore(payload.db);
  const limit = pLimit(CONCURRENT_WRITES);
  let turn: Promise<unknown> = Promise.resolve();

  /**
   * Saves one language of a document.
   * @throws Error that names the file of the copy
   */
  async function save(collection: CollectionSlug, { file, data, locale, own }: Saving) {
    const saved = payload.create({
      collection,
      // Each save has its own request object: the CMS sets the language on it, and the languages are saved at once.
      req: { transactionID },
      context: { [KEY]: own, indexLater: true },
      locale,
      depth: 0,
      // The type is not checked by TypeScript: the CMS validates the data.
      data: { ...data, _status: 'published' } as never,
    });
    const { id } = await saved.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`content/${locale}/${file}.json: ${reason}`, { cause: error });
    });
    return id;
  }

  return (collection: CollectionSlug, file: string, copy: BothLanguages): Promise<number> => {
    const { flattenedFields } = payload.collections[collection].config;
    const [first] = locales;
    const own = meeting(flattenedFields, turn);
    turn = own.inserted;
    const id = limit(async () => {
      const saves = locales.map((locale) => {
        const whole =
          locale === first ? copy[first] : withShared(flattenedFields, copy[first], copy[locale]);
        const data = structuredClone(whole);
        return save(collection, { file, data, locale, own });
      });
      const [written = 0] = await Promise.all(saves);
      return written;
    });
    id.catch(own.fail); // a failed document must not make the next documents wait for ever
    turn.catch(() => {});
    return id;
  };
}

export type Writer = ReturnType<typeof writer>;
