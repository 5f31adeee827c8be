import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { textTables } from './steps/text-tables';

const AT_ONCE = 100;

type Row = { id: number; body: unknown };

/**
 * The text of every entry as one of the editor. The parts in plain words stay: the version before reads and writes them,
 * and other programs read them (spec §3). It changes rows only, so pages are read meanwhile.
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

/** Nothing: the columns go with the migration before, and the parts in plain words were kept. */
export const down = (): Promise<void> => Promise.resolve();
