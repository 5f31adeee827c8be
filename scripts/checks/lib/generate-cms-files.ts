import { writeFileSync } from 'node:fs';
import config from '@payload-config';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';

/**
 * Generates files derived from the collections: the types and the admin's import map in their places, unless
 * they are up to date, and the database snapshot in SNAPSHOT_FILE, in the form that migrations store.
 * Connects to no database.
 */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await generateTypes(payload.config, { log: false });
await generateImportMap(payload.config, { log: false });
const db = payload.db as unknown as PostgresAdapter;
const snapshot: unknown = await db.requireDrizzleKit().generateDrizzleJson(db.schema);
writeFileSync(process.env.SNAPSHOT_FILE ?? '', JSON.stringify(snapshot));
process.exit(0);
