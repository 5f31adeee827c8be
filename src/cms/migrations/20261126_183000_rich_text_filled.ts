import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { textTables } from './steps/text-tables';

const AT_ONCE = 100;

type Row = { id: number; body: unknown };

/**
 * Converts the plain-text parts of every entry (`body`) to a rich text (`content`). The parts stay: the former version
 * of the site reads and writes them, and other programs read them (spec §3). This migration changes only rows, so that
 * pages can be read meanwhile.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, body, content } of textTables) {
    const [name, from, to] = [table, body, content].map((one) => sql.identifier(one));
    let last = 0;
    for (;;) {
      const { rows } = await db.execute<Row>(
        sql`SELECT id, ${from} AS body FROM ${name}
          WHERE id > ${last} AND ${to} IS NULL AND jsonb_typeof(${from}) = 'array' ORDER BY id LIMIT ${AT_ONCE}`,
      );
      for (const row of rows) {
        const text = fromParts(row.body);
        if (text === null) continue;
        await db.execute(
          sql`UPDATE ${name} SET ${to} = ${JSON.stringify(text)}::jsonb WHERE id = ${row.id}`,
        );
      }
      last = rows.at(-1)?.id ?? 0;
      if (rows.length < AT_ONCE) break;
    }
  }
}

/** Does nothing: the migration `rich_text` removes the columns, and the plain-text parts were kept. */
export const down = (): Promise<void> => Promise.resolve();
