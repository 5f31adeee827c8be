import pg from 'pg';

/**
 * The names under which the schemas wait during a restore: the restored tables are written beside the earlier ones,
 * whose schemas are renamed until the restored ones are verified. The earlier schemas come back when anything fails,
 * or at the next restore after an interrupted one.
 */
const ASIDE = { public: 'before_restore', pgboss: 'before_restore_queue' };

async function schemaExists(client, schema) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [
    schema,
  ]);
  return rowCount > 0;
}

async function inTransaction(client, run) {
  await client.query('BEGIN');
  try {
    await run();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Moves the extensions to the schema in use: dropping the renamed schema would drop them with it. */
async function moveExtensions(client, from, to) {
  const { rows } = await client.query(
    `SELECT extname FROM pg_extension WHERE extnamespace = to_regnamespace($1)::oid`,
    [from],
  );
  for (const { extname } of rows) {
    await client.query(`ALTER EXTENSION ${pg.escapeIdentifier(extname)} SET SCHEMA ${to}`);
  }
}

/** Whether an earlier restore of this database was killed, so that its tables are still aside. */
export const wasInterrupted = (client) => schemaExists(client, ASIDE.public);

/** Whether the database holds any tables. */
export async function isInUse(client) {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`,
  );
  return rowCount > 0;
}

/** Renames the schemas with the current tables and leaves an empty schema. */
export function setSchemasAside(client) {
  return inTransaction(client, async () => {
    for (const [schema, aside] of Object.entries(ASIDE)) {
      if (await schemaExists(client, schema)) {
        await client.query(`ALTER SCHEMA ${schema} RENAME TO ${aside}`);
      }
    }
    await client.query('CREATE SCHEMA public');
    await moveExtensions(client, ASIDE.public, 'public');
  });
}

/** Brings back the tables that were moved aside, in place of whatever has been restored so far. */
export function restoreSchemas(client) {
  return inTransaction(client, async () => {
    await moveExtensions(client, 'public', ASIDE.public);
    for (const [schema, aside] of Object.entries(ASIDE)) {
      if (await schemaExists(client, aside)) {
        await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
        await client.query(`ALTER SCHEMA ${aside} RENAME TO ${schema}`);
      }
    }
  });
}

export function dropSetAsideSchemas(client) {
  return inTransaction(client, async () => {
    for (const aside of Object.values(ASIDE)) {
      await client.query(`DROP SCHEMA IF EXISTS ${aside} CASCADE`);
    }
  });
}
