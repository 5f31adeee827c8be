import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A section as the database keeps it, inside the column of its page. */
export type StoredSection = { blockType: string; [field: string]: unknown };

type Row = { id: number; sections: StoredSection[] };

/** Pages and all their versions, drafts too. Each row is one language. */
const COLUMNS = [
  ['pages_locales', 'sections'],
  ['_pages_v_locales', 'version_sections'],
] as const;

const AT_ONCE = 100;

/** Passes every stored section to `rewrite` and stores the result; rows without a change are not written. */
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
