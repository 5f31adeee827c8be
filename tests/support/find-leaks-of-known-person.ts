import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** A made-up person whose data occur nowhere else. SPELLINGS finds each spelling of them that a leak could have. */
export const canary = {
  name: 'Zorblax Quetzalwing',
  email: 'Zorblax.Quetzal@canary-test.example',
  phone: '0987 654 321',
  company: 'Zorblaxia JSC',
};

const SPELLINGS = /zorblax|quetzal|canary-test|987[ .-]?654[ .-]?321/i;

type Table = { schema: string; table: string; binaries: string[] };

/** Tables of the whole database with a row that contains a spelling of the person. */
export async function tablesWith(database: pg.Pool): Promise<string[]> {
  const { rows: tables } = await database.query<Table>(`
    SELECT n.nspname AS schema, c.relname AS table, ARRAY(
      SELECT quote_ident(attname) FROM pg_attribute
      WHERE attrelid = c.oid AND atttypid = 'bytea'::regtype AND NOT attisdropped
    ) AS binaries FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
      AND n.nspname NOT LIKE 'pg_toast%'`);
  const found: string[] = [];
  for (const { schema, table, binaries } of tables) {
    // As part of a row's text, a binary column would be hexadecimal.
    const texts = ['t::text', ...binaries.map((column) => `encode(t.${column}, 'escape')`)];
    const { rows } = await database.query<{ text: string }>(
      `SELECT concat_ws(' ', ${texts.join(', ')}) AS text FROM "${schema}"."${table}" t`,
    );
    if (rows.some(({ text }) => SPELLINGS.test(text))) found.push(`${schema}.${table}`);
  }
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

/** Files below a folder whose name or content has a spelling of the person. */
export async function filesWith(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (SPELLINGS.test(entry.name) || SPELLINGS.test(await readFile(file, 'latin1'))) {
      found.push(file);
    }
  }
  return found;
}

export const speaksOfCanary = (text: string): boolean => SPELLINGS.test(text);
