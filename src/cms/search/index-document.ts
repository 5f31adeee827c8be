import { sql, type SQL } from 'drizzle-orm';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { sessionOf } from '@/lib/payload-database';
import { accentText, foldText } from '@/lib/fold-text-for-search';
import { fillMinutes, DEFAULT_REPLY_MINUTES } from '@/lib/reply-time-placeholder';
import { addressOf } from '../editorial/document-url';
import { type EditorialDocument, isDocument } from '../editorial/published-and-newest-versions';
import { type SearchText, searchTextOf } from './searchable-text-of-document';

/** The version of the index. Raise it when the indexed content changes: the next start rebuilds the index. */
export const INDEX_VERSION = 2;

/**
 * The maximum length, in characters, of the title and headings that are compared with the searched words to order the
 * matches. They are read for each match, so also for a word that every page has.
 */
const MAX_HEADINGS_LENGTH = 2000;

type Transaction = Pick<Partial<PayloadRequest>, 'transactionID'>;

/** A document to index, and the transaction in which it is read and indexed. */
export type Indexed = { payload: Payload; collection: string; id: number; req: Transaction };

type Row = SearchText & { locale: Locale; address: string; changedAt: string };

/** Runs a statement in the transaction, or on its own without a transaction. */
async function run({ payload, req }: Pick<Indexed, 'payload' | 'req'>, statement: SQL) {
  return (await sessionOf(payload, req)).execute(statement);
}

/** Reads the published documents of a collection in a language: all, or the one with this id. */
async function findLive(
  { payload, collection, req }: Omit<Indexed, 'id'>,
  locale: Locale,
  id?: number,
): Promise<EditorialDocument[]> {
  const isLive = { _status: { equals: 'published' } };
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: { and: id === undefined ? [isLive] : [{ id: { equals: id } }, isLive] },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    // A copy of the editor's request without its language: reading several languages must not change the language of
    // the save.
    req: { transactionID: req.transactionID },
  });
  return (docs as unknown[]).filter(isDocument);
}

/** The index row of a document that is published in a language; null when it has no URL or no title. */
function toRow(indexed: Indexed, document: EditorialDocument, locale: Locale): Row | null {
  const address = addressOf(indexed.collection, document);
  if (!address) return null;
  const { fields } = indexed.payload.collections[indexed.collection as CollectionSlug].config;
  const text = searchTextOf(fields, document);
  const { publishedAt, updatedAt } = document;
  const changedAt = typeof publishedAt === 'string' ? publishedAt : updatedAt;
  return text && { ...text, locale, address, changedAt };
}

const weighted = (text: string, weight: string) =>
  sql`setweight(to_tsvector('simple', ${foldText(text)}), ${weight})`;

/** Adds a space at either end of a text, so that its first and last word match patterns for whole words. */
const spaced = (words: string) => ` ${words} `;

async function write(indexed: Indexed, row: Row): Promise<void> {
  const { collection, id } = indexed;
  const { locale, address, title, summary, headings, body, changedAt } = row;
  // The index stores the placeholder for the promised reply time as a placeholder, so that a page can show the
  // current number. Only the text that is searched has a number in its place, the default one.
  const found = fillMinutes(row, DEFAULT_REPLY_MINUTES);
  const head = `${found.title} ${found.headings}`.slice(0, MAX_HEADINGS_LENGTH);
  const vector = sql`${weighted(found.title, 'A')} || ${weighted(found.headings, 'B')}
    || ${weighted(found.summary, 'C')} || ${weighted(found.body, 'D')}`;
  await run(
    indexed,
    sql`
    WITH written AS (
      INSERT INTO search_documents (locale, collection, document, address, title, summary, body,
        folded_title, accented_title, folded_names, accented_names, folded_head, accented_head,
        vector, changed_at, version)
      VALUES (${locale}, ${collection}, ${id}, ${address}, ${title}, ${summary},
        ${[headings, body].filter(Boolean).join(' · ')}, ${spaced(foldText(found.title))}, ${spaced(accentText(found.title))},
        ${sql.param(found.names.map(foldText))}, ${sql.param(found.names.map(accentText))},
        ${spaced(foldText(head))}, ${spaced(accentText(head))}, ${vector}, ${changedAt}, ${INDEX_VERSION})
      ON CONFLICT (locale, collection, document) DO UPDATE SET
        address = excluded.address, title = excluded.title, summary = excluded.summary,
        body = excluded.body, folded_title = excluded.folded_title,
        accented_title = excluded.accented_title, folded_names = excluded.folded_names,
        accented_names = excluded.accented_names, folded_head = excluded.folded_head,
        accented_head = excluded.accented_head, vector = excluded.vector,
        changed_at = excluded.changed_at, version = excluded.version
      RETURNING vector
    )
    INSERT INTO search_words (locale, word)
    SELECT ${locale}, said.word FROM written, unnest(tsvector_to_array(written.vector)) AS said (word)
    WHERE NOT EXISTS (
      SELECT 1 FROM search_words known WHERE known.locale = ${locale} AND known.word = said.word)
    ORDER BY said.word
    ON CONFLICT DO NOTHING`,
  );
}

/**
 * Indexes a document in the languages in which it is published, and removes it from the index of the others. The
 * document is locked until the transaction ends, so that an older version never overwrites a newer one.
 */
export async function indexDocument(indexed: Indexed): Promise<void> {
  const { collection, id } = indexed;
  await run(indexed, sql`SELECT pg_advisory_xact_lock(hashtext(${`search:${collection}`}), ${id})`);
  for (const locale of locales) {
    const [document] = await findLive(indexed, locale, id);
    const row = document && toRow(indexed, document, locale);
    if (row) await write(indexed, row);
    else {
      await run(
        indexed,
        sql`DELETE FROM search_documents
          WHERE locale = ${locale} AND collection = ${collection} AND document = ${id}`,
      );
    }
  }
}

/** Indexes all published documents of a collection that has no rows in the index yet. */
export async function indexCollection(whose: Omit<Indexed, 'id'>): Promise<void> {
  for (const locale of locales) {
    for (const document of await findLive(whose, locale)) {
      const indexed = { ...whose, id: document.id };
      const row = toRow(indexed, document, locale);
      if (row) await write(indexed, row);
    }
  }
}

/**
 * Updates the index in the transaction of the save itself, so that both commit or neither. A save with `indexLater` in
 * its context is skipped: `indexAll` indexes it.
 */
export const indexChanged: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isDocument(doc) || req.context.indexLater === true) return;
  const { payload } = req;
  await indexDocument({ payload, collection: collection.slug, id: doc.id, req });
};

export const indexDeleted: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isDocument(doc)) return;
  const { payload } = req;
  await indexDocument({ payload, collection: collection.slug, id: doc.id, req });
};
