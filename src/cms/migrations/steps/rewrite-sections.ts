import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A section as stored in the JSON column of its page. */
export type StoredSection = { blockType: string; [field: string]: unknown };

type Row = { id: number; sections: StoredSection[] };

/** The tables and columns with the sections of pages and of all their versions; each row is one language. */
const COLUMNS = [
  ['pages_locales', 'sections'],
  ['_pages_v_locales', 'version_sections'],
] as const;

const AT_ONCE = 100;

/**
 * Makes a migration that merges section types into one type with variants, keeping their fields, and its reverse.
 * @param variants the name of the variant by the name of the former type
 */
export function asFamily(family: string, variants: Readonly<Record<string, string>>) {
  const types = Object.fromEntries(Object.entries(variants).map(([type, name]) => [name, type]));
  const join = ({ blockType, ...fields }: StoredSection): StoredSection => ({
    blockType: family,
    variant: variants[blockType],
    ...fields,
  });
  const part = ({ variant, ...fields }: StoredSection): StoredSection => ({
    ...fields,
    blockType: types[String(variant)] ?? family,
  });
  return {
    up: ({ db }: MigrateUpArgs) =>
      rewriteSections(db, (section) => (section.blockType in variants ? join(section) : section)),
    down: ({ db }: MigrateDownArgs) =>
      rewriteSections(db, (section) => (section.blockType === family ? part(section) : section)),
  };
}

/** Passes every stored section to `rewrite` and stores the result; unchanged rows are not written. */
export async function rewriteSections(
  db: MigrateUpArgs['db'],
  rewrite: (section: StoredSection) => StoredSection,
): Promise<void> {
  for (const [table, column] of COLUMNS) {
    let last = 0;
    for (;;) {
      const { rows } = await db.execute<Row>(
        sql`SELECT id, ${sql.identifier(column)} AS sections FROM ${sql.identifier(table)}
          WHERE id > ${last} AND jsonb_typeof(${sql.identifier(column)}) = 'array' ORDER BY id LIMIT ${AT_ONCE}`,
      );
      for (const { id, sections } of rows) {
        const rewritten = sections.map(rewrite);
        if (rewritten.every((section, index) => section === sections[index])) continue;
        await db.execute(
          sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${JSON.stringify(rewritten)}::jsonb
            WHERE id = ${id}`,
        );
      }
      last = rows.at(-1)?.id ?? 0;
      if (rows.length < AT_ONCE) break;
    }
  }
}
