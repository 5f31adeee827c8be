import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { fromParts } from '@/lib/rich-text/from-parts';

/** Languages of documents, and of all their versions, drafts too. */
const TABLES = [
  'event_pages',
  'customer_successes',
  'integrations',
  'comparisons',
  'news_and_press',
  'blogs',
  'faqs',
  'career_opportunities',
  'resources',
].flatMap((name) => [
  { table: `${name}_locales`, body: 'body', content: 'content' },
  { table: `_${name}_v_locales`, body: 'version_body', content: 'version_content' },
]);

const AT_ONCE = 100;

type Row = { id: number; body: unknown };

/**
 * The text of every entry as one of the editor. The parts in plain words stay: the version before reads and writes them,
 * and other programs read them (spec §3).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, body, content } of TABLES) {
    const [name, from, to] = [table, body, content].map((one) => sql.identifier(one));
    await db.execute(sql`ALTER TABLE ${name} ADD COLUMN ${to} jsonb`);
    let last = 0;
    for (;;) {
      const { rows } = await db.execute<Row>(
        sql`SELECT id, ${from} AS body FROM ${name}
          WHERE id > ${last} AND jsonb_typeof(${from}) = 'array' ORDER BY id LIMIT ${AT_ONCE}`,
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

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, content } of TABLES) {
    await db.execute(
      sql`ALTER TABLE ${sql.identifier(table)} DROP COLUMN ${sql.identifier(content)}`,
    );
  }
}
