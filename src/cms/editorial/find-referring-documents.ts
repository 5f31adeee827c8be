import { sql, type SQL } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { databaseOf, sessionOf } from '@/lib/payload-database';
import { inLanguage } from '@/lib/request-in-language';
import { type EditorialDocument, isDocument } from './published-and-newest-versions';

/** The target of a search for references: a document by its type and id, a URL without language prefix, or both. */
export type Target = {
  document: { collection: string; id: number } | null;
  address: string | null;
};

/** Ids of documents of a type that may refer to the target, for published versions and for drafts. */
type Referring = { live: number[]; drafted: number[] };

type Type = Pick<SanitizedCollectionConfig, 'slug' | 'fields' | 'versions'>;
type Tables = ReturnType<typeof databaseOf>['rawTables'];
type Table = Tables[string];

/** The length to which the index cuts references; see the migration `content_references`. */
const MAX_NAME_LENGTH = 300;
/** Matches columns of links: `href`, `cta_href`, `to`, and their counterparts in versions. */
const LINK_COLUMN = /(?:^|_)(?:href|to)$/;

const tableOf = (req: PayloadRequest, collection: string): string | undefined =>
  databaseOf(req.payload).tableNameMap.get(collection.replaceAll('-', '_'));

const parentOf = ({ foreignKeys = {} }: Table): string | undefined =>
  Object.values(foreignKeys).find(({ columns }) => columns[0] === '_parentID')?.foreignColumns[0]
    ?.table;

/** A table with rows of a document, and the SQL that joins it to the document's own table. */
type Place = { table: Table; from: SQL };

/** The tables of a document: its own, and those of its languages and lists. */
function placesFrom(tables: Tables, place: Place): Place[] {
  const outer = place.table.name;
  const inner = Object.values(tables).filter((table) => parentOf(table) === outer);
  const joined = inner.map((table) => {
    const [parent, name] = [sql.identifier(outer), sql.identifier(table.name)];
    return { table, from: sql`${place.from} JOIN ${name} ON ${name}._parent_id = ${parent}.id` };
  });
  return [place, ...joined.flatMap((one) => placesFrom(tables, one))];
}

/** The target of a search, in the forms in which columns store it. */
type Sought = {
  /** The table of the target document, and its id. */
  row: { table: string; id: number } | null;
  address: string | null;
  /** SQL for the references that the index lists for a JSON column. */
  named: SQL;
};

function soughtFor(req: PayloadRequest, { document, address }: Target): Sought {
  const table = document && tableOf(req, document.collection);
  const names = [
    ...(document ? [`${document.collection} ${document.id}`] : []),
    ...(address === null ? [] : [address]),
  ].map((name) => sql`left(${name}::text, ${MAX_NAME_LENGTH}::int)`);
  return {
    row: document && table ? { table, id: document.id } : null,
    address,
    named: sql`ARRAY[${sql.join(names, sql`, `)}]::text[]`,
  };
}

/**
 * SQL conditions on the columns of a table, each of which can use an index of its own.
 * @param unread JSON columns that are not searched, because they contain no references of their own, such as the
 * plain-text copy of a rich text
 */
function conditionsOn({ name, columns }: Table, sought: Sought, unread: ReadonlySet<string>) {
  const { row, address, named } = sought;
  return Object.values(columns).flatMap((column): SQL[] => {
    const value = sql`${sql.identifier(name)}.${sql.identifier(column.name)}`;
    if (column.type === 'jsonb') {
      const field = column.name.replace(/^version_/, '');
      return unread.has(field) ? [] : [sql`content_references(${value}) && ${named}`];
    }
    if (column.reference && column.name !== 'parent_id') {
      return row?.table === column.reference.table ? [sql`${value} = ${row.id}`] : [];
    }
    const isLink = column.type === 'varchar' && LINK_COLUMN.test(column.name);
    return isLink && address !== null
      ? [sql`regexp_replace(${value}, '[?#].*$', '') = ${address}`]
      : [];
  });
}

const STATUS = 'version__status';

/** One SQL statement for each column of a type that may contain a reference to the target. */
function statementsFor(
  req: PayloadRequest,
  { slug, fields, versions }: Type,
  sought: Sought,
): SQL[] {
  const { rawTables } = databaseOf(req.payload);
  const name = tableOf(req, slug);
  if (!name) return [];
  const unread = new Set(
    fields.flatMap((field) => (field.type === 'json' ? [field.name.toLowerCase()] : [])),
  );
  const statements = (root: string, isDrafted: boolean): SQL[] => {
    const table = rawTables[root];
    if (!table) return [];
    const own = sql.identifier(root);
    const id = sql.identifier(isDrafted ? 'parent_id' : 'id');
    return placesFrom(rawTables, { table, from: sql`${own}` }).flatMap((place) => {
      const { name: part, columns } = place.table;
      const hasStatus = Object.values(columns).some((column) => column.name === STATUS);
      const isDraft = hasStatus
        ? sql`AND ${sql.identifier(part)}.${sql.identifier(STATUS)} = 'draft'`
        : sql``;
      const state = isDrafted ? sql`${own}.latest ${isDraft} AND` : sql``;
      return conditionsOn(place.table, sought, unread).map(
        (
          condition,
        ) => sql`SELECT ${slug}::text AS type, ${isDrafted}::boolean AS drafted, ${own}.${id} AS id
          FROM ${place.from} WHERE ${state} ${condition}`,
      );
    });
  };
  return [...statements(name, false), ...(versions?.drafts ? statements(`_${name}_v`, true) : [])];
}

/**
 * Finds, by indexes and in one query, the documents of some types that may show the target or link to it. None is
 * missed, but the caller has to read the documents found to know which really refer to the target, and in which
 * language. Documents in the trash are included.
 */
export async function findReferring(
  req: PayloadRequest,
  types: readonly Type[],
  target: Target,
): Promise<Map<string, Referring>> {
  const sought = soughtFor(req, target);
  const found = new Map<string, Referring>();
  const statements = types.flatMap((type) => statementsFor(req, type, sought));
  if (statements.length === 0) return found;
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<{ type: string; drafted: boolean; id: number }>(
    sql.join(statements, sql` UNION `),
  );
  for (const { type, drafted, id } of rows) {
    const ids = found.get(type) ?? { live: [], drafted: [] };
    found.set(type, ids);
    (drafted ? ids.drafted : ids.live).push(id);
  }
  return found;
}

/** A version of a document in one language, in which references are searched. */
type Version = {
  locale: Locale;
  /** The language of the version; null for a type that has no languages. */
  language: Locale | null;
  /** Whether the version is published, as opposed to a draft. */
  live: boolean;
};

/** A version of a document that refers to the target. */
export type Reference = Version & { type: SanitizedCollectionConfig; document: EditorialDocument };

type Reading = {
  /** Whether a document refers to the target; the index finds also documents that do not. */
  refers: (type: SanitizedCollectionConfig, document: EditorialDocument) => boolean;
  /** Whether drafts are read too. */
  drafts: boolean;
  /** Whether documents in the trash are read too. */
  trash: boolean;
};

/**
 * The versions of a type's documents in which references are searched: for each language the published version, then
 * the draft. A type without languages and drafts has only one version.
 */
function versionsOf({ versions }: SanitizedCollectionConfig, drafts: boolean): Version[] {
  if (!versions) return [{ locale: locales[0], language: null, live: true }];
  return locales.flatMap((locale) =>
    (drafts ? [true, false] : [true]).map((live) => ({ locale, language: locale, live })),
  );
}

async function documentsOf(
  req: PayloadRequest,
  collection: string,
  ids: number[],
  { locale, language, live, trash }: Version & Pick<Reading, 'trash'>,
): Promise<EditorialDocument[]> {
  // With `draft`, the CMS also returns the published version of a document without a draft. The status leaves it out.
  const status: Where = language ? { _status: { equals: live ? 'published' : 'draft' } } : {};
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { and: [status, { id: { in: ids } }] },
    locale,
    draft: !live,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    trash,
    req: inLanguage(req, locale),
  });
  return (docs as unknown[]).filter(isDocument);
}

/**
 * Finds where documents of some types refer to the target, by type and language. Only documents that may refer to it
 * are read.
 */
export async function readReferences(
  req: PayloadRequest,
  types: readonly SanitizedCollectionConfig[],
  target: Target,
  { refers, drafts, trash }: Reading,
): Promise<Reference[]> {
  const referring = await findReferring(req, types, target);
  const found: Reference[] = [];
  for (const type of types) {
    const { live = [], drafted = [] } = referring.get(type.slug) ?? {};
    for (const version of versionsOf(type, drafts)) {
      const ids = version.live ? live : drafted;
      if (ids.length === 0) continue;
      const documents = await documentsOf(req, type.slug, ids, { ...version, trash });
      for (const document of documents) {
        if (refers(type, document)) found.push({ ...version, type, document });
      }
    }
  }
  return found;
}
