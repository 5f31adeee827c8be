import { writeFileSync } from 'node:fs';
import config from '@payload-config';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

/**
 * Writes what the collections of today need from the database, in the form the migrations keep beside
 * them, to SNAPSHOT_FILE. Nothing is connected to.
 */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const db = payload.db as unknown as PostgresAdapter;
const snapshot: unknown = await db.requireDrizzleKit().generateDrizzleJson(db.schema);
writeFileSync(process.env.SNAPSHOT_FILE ?? '', JSON.stringify(snapshot));
process.exit(0);
