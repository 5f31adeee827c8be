import { createReadStream, createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { PlainError } from '../lib/print-command-progress.mjs';
import { meter } from './archive-format.mjs';

/**
 * Tables that are not backed up: rate limits matter for an hour only. The queue (schema `pgboss`) is not copied either:
 * our own tables say what is still to be delivered or mailed, and the next start creates its jobs again.
 */
const NOT_KEPT = ['form_rate_limits'];

const name = pg.escapeIdentifier;

/** Session settings that make Postgres write the same rows as the same text on every server. */
export async function fixFormats(client) {
  await client.query(
    `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
     SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'`,
  );
}

/**
 * Our tables with their columns, and the expressions that their rows are sorted by. Texts are sorted by bytes
 * (collation C): the locale of another server may order them differently.
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `SELECT class.relname AS name,
            (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
             WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
            (SELECT array_agg(quote_ident(attribute.attname)
                    || CASE WHEN attribute.attcollation = 0 THEN '' ELSE ' COLLATE "C"' END
                    ORDER BY place.position)
             FROM pg_index AS index
             CROSS JOIN LATERAL unnest(index.indkey::int[]) WITH ORDINALITY AS place(attnum, position)
             JOIN pg_attribute AS attribute
               ON attribute.attrelid = class.oid AND attribute.attnum = place.attnum
             WHERE index.indrelid = class.oid AND index.indisprimary) AS key
     FROM pg_class AS class
     WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r'
       AND class.relname <> ALL ($1) ORDER BY class.relname`,
    [NOT_KEPT],
  );
  return rows;
}

const listed = (columns) => columns.map(name).join(', ');

/** Rows of a table in a fixed order, in Postgres's own text form. */
function rowsOf(client, { name: table, columns, key }) {
  // A table without a primary key is sorted by all its columns.
  const order = key ? key.join(', ') : `${name(table)}::text COLLATE "C"`;
  const query = `COPY (SELECT ${listed(columns)} FROM public.${name(table)} ORDER BY ${order}) TO STDOUT`;
  return client.query(copyTo(query));
}

/** Counts rows: each is one line, because a line break inside a value is written as `\n`. */
function lineCounter() {
  const counter = new Writable({
    write(chunk, _encoding, done) {
      for (const byte of chunk) if (byte === 10) counter.lines += 1;
      done();
    },
  });
  counter.lines = 0;
  return counter;
}

export async function saveTable(client, table, file) {
  await pipeline(rowsOf(client, table), createWriteStream(file, { mode: 0o600 }));
}

/** How many rows a table has, and a checksum over all of them. */
export async function sumOf(client, table) {
  const counted = meter();
  const lines = lineCounter();
  await pipeline(rowsOf(client, table), counted, lines);
  return { rows: lines.lines, sha256: counted.sha256() };
}

export async function countRows(file) {
  const lines = lineCounter();
  await pipeline(createReadStream(file), lines);
  return lines.lines;
}

async function foreignKeys(client) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/**
 * Fills the tables of an empty schema from saved files. Foreign keys are dropped meanwhile, because tables refer to
 * each other in circles; adding them again checks every row.
 *
 * @param {(table: string) => string} fileOf where a table was saved
 */
export async function loadTables(client, tables, fileOf) {
  const here = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const { name: table, columns } of tables) {
    const missing = here.has(table)
      ? columns.filter((column) => !here.get(table).columns.includes(column))
      : ['all of it'];
    if (missing.length > 0) {
      throw new PlainError(
        `This version of the site has no place for ${table} (${missing.join(', ')}); restore with the version that made the backup.`,
      );
    }
  }
  const keys = await foreignKeys(client);
  for (const { table, name: key } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name(key)}`);
  }
  if (here.size > 0) {
    await client.query(
      `TRUNCATE ${[...here.keys()].map((one) => `public.${name(one)}`).join(', ')}`,
    );
  }
  for (const { name: table, columns } of tables) {
    const target = client.query(
      copyFrom(`COPY public.${name(table)} (${listed(columns)}) FROM STDIN`),
    );
    await pipeline(createReadStream(fileOf(table)), target);
  }
  for (const { table, name: key, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name(key)} ${definition}`);
  }
}

/**
 * The last value of each sequence of ours; null where it was never used.
 *
 * @returns {Promise<{ name: string, last: string | null }[]>}
 */
export async function listSequences(client) {
  const { rows } = await client.query(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows;
}

/**
 * The number of ids that every sequence skips after a restore. Ids assigned after the backup may be in a mail, a signed
 * link or another system, and must never identify another record.
 */
const SKIPPED = 1_000_000;

/** Sets the sequences well past their saved values; a sequence that was never used skips as many numbers. */
export async function setSequences(client, sequences) {
  for (const { name: sequence, last } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint + $3::bigint, true)', [
      `public.${name(sequence)}`,
      last ?? 0,
      SKIPPED,
    ]);
  }
}
