import config from '@payload-config';
import { getPayload, readMigrationFiles } from 'payload';

/** Applies the migrations that `MIGRATIONS` names, divided by commas: a backup is restored into the tables it was made of. */
const names = (process.env.MIGRATIONS ?? '').split(',');
const payload = await getPayload({ config });
const migrations = await readMigrationFiles({ payload });
await payload.db.migrate({ migrations: migrations.filter(({ name }) => names.includes(name)) });
await payload.destroy();
process.exit(0);
