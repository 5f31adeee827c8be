import { sql, type SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { type Locale, locales } from '@/i18n/locales';
import { databaseOf, sessionOf } from '@/lib/payload-database';
import { foldText } from '@/lib/fold-text-for-search';
import type { DocumentVersion } from '../editorial/read-document-titles';

/** A document whose title or URL matches a search, in the language of the match. */
export type FoundTitle = DocumentVersion & {
  /** The language of the match; null for a content type without languages. */
  language: Locale | null;
  /** The document's path or slug; null for a type without one. */
  address: string | null;
};

/** The minimum length of a search text in which a word may be misspelt: shorter texts resemble too many titles. */
const MIN_LENGTH_FOR_TYPOS = 4;
/** The minimum trigram similarity of the whole text (`NEAR`) and of its misspelt word (`SLIP`) to a title. */
const NEAR = 0.5;
const SLIP = 0.2;

/** SQL that folds a text like `foldText`. */
const folded = (text: SQL) => sql`trim(regexp_replace(regexp_replace(
  normalize(replace(lower(${text}), 'đ', 'd'), NFD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))`;

type Column = { name: string };
type Table = Readonly<Record<string, Column | undefined>>;

const namingFields = ({
  admin: { useAsTitle, listSearchableFields },
}: SanitizedCollectionConfig) => [
  ...new Set([useAsTitle ?? 'id', ...(listSearchableFields ?? []), 'path', 'slug']),
];

/**
 * SQL for the names and URLs of a type's documents: one row for each language, from the newest version, whether that is
 * published or not. Documents in the trash are left out. Null for a type without a naming field.
 */
function namesIn(payload: Payload, config: SanitizedCollectionConfig): SQL | null {
  const { tables, tableNameMap } = databaseOf(payload);
  const base = tableNameMap.get(config.slug.replaceAll('-', '_'));
  if (!base) return null;
  const [name, prefix] = config.versions?.drafts ? [`_${base}_v`, 'version_'] : [base, ''];
  const all = tables as Readonly<Record<string, Table | undefined>>;
  const [own, words] = [all[name], all[`${name}_locales`]];
  const columnOf = (field: string): SQL[] => {
    const key = `${prefix}${field}`;
    const [shared, translated] = [own?.[key], words?.[key]];
    if (translated) return [sql`words.${sql.identifier(translated.name)}`];
    return shared ? [sql`own.${sql.identifier(shared.name)}`] : [];
  };
  const fields = namingFields(config).filter((field) => field !== 'id');
  const columns = fields.flatMap(columnOf);
  if (columns.length === 0) return null;
  const isTranslated = fields.some((field) => words?.[`${prefix}${field}`]);
  const [address = sql`NULL`] = [...columnOf('path'), ...columnOf('slug')];
  const isKept = own?.[`${prefix}deletedAt`]
    ? sql`own.${sql.identifier(`${prefix}deleted_at`)} IS NULL`
    : sql`true`;
  return sql`
    SELECT ${config.slug} AS collection, ${prefix ? sql`own.parent_id` : sql`own.id`} AS id,
      ${isTranslated ? sql`words._locale::text` : sql`NULL::text`} AS language,
      ${address}::text AS address,
      ${folded(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`)} AS folded
    FROM ${sql.identifier(name)} AS own
    ${isTranslated ? sql`JOIN ${sql.identifier(`${name}_locales`)} AS words ON words._parent_id = own.id` : sql``}
    WHERE ${isKept} ${prefix ? sql`AND own.latest` : sql``}`;
}

/**
 * Finds documents that have every word of a text in their title or URL, ignoring diacritics and case; those that begin
 * with the text come first. If no document has every word, one word may be misspelt. Access rights are not checked.
 * @param most the maximum number of documents of each type
 */
export async function findTitles(
  req: PayloadRequest,
  configs: readonly SanitizedCollectionConfig[],
  { text, language, most }: { text: string; language: Locale; most: number },
): Promise<FoundTitle[]> {
  const asked = foldText(text);
  const named = configs.flatMap((config) => namesIn(req.payload, config) ?? []);
  if (asked === '' || named.length === 0) return [];
  const words = asked.split(' ');
  const isIn = (word: string) => sql`folded LIKE ${`%${word}%`}`;
  const hasAll = sql.join(words.map(isIn), sql` AND `);
  const howMany = sql.join(
    words.map((word) => sql`(${isIn(word)})::int`),
    sql` + `,
  );
  // Each word is in the title, or resembles a part of it.
  const isNear = sql.join(
    words.map((word) => sql`(${isIn(word)} OR word_similarity(${word}, folded) >= ${SLIP}::real)`),
    sql` AND `,
  );
  const { rows } = await (
    await sessionOf(req.payload, req)
  ).execute<FoundTitle>(sql`
    WITH named AS MATERIALIZED (${sql.join(named, sql` UNION ALL `)}),
    exact AS MATERIALIZED (
      SELECT *, (1 + (folded LIKE ${`${asked}%`})::int + (' ' || folded LIKE ${`% ${asked}%`})::int)::real AS score
      FROM named WHERE ${hasAll}
    ),
    near AS (
      SELECT *, word_similarity(${asked}, folded) AS score FROM named
      WHERE ${asked.length >= MIN_LENGTH_FOR_TYPOS} AND NOT EXISTS (SELECT 1 FROM exact)
        AND ${howMany} >= ${words.length - 1} AND ${isNear}
        AND word_similarity(${asked}, folded) >= ${NEAR}::real
    ),
    best AS (
      SELECT DISTINCT ON (collection, id) * FROM (SELECT * FROM exact UNION ALL SELECT * FROM near) AS found
      ORDER BY collection, id, score DESC, language = ${language} DESC
    ),
    placed AS (
      SELECT *, row_number() OVER (
        PARTITION BY collection ORDER BY score DESC, length(folded), id DESC) AS place
      FROM best
    )
    SELECT collection, id::int, language, address FROM placed WHERE place <= ${most}
    ORDER BY score DESC, length(folded), id DESC`);
  return rows.map(({ collection, id, language: found, address }) => ({
    collection,
    id,
    language: found,
    locale: found ?? language ?? locales[0],
    address,
  }));
}
