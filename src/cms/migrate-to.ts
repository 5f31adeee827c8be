import config from '@payload-config';
import { getPayload, readMigrationFiles } from 'payload';
import { liftQueryLimits } from '@/lib/query-limits';

/** Applies the migrations that `MIGRATIONS` names, divided by commas: a backup is restored into the tables it was made of. */
const names = (process.env.MIGRATIONS ?? '').split(',');
liftQueryLimits();
const payload = await getPayload({ config });
const migrations = await readMigrationFiles({ payload });
await payload.db.migrate({ migrations: migrations.filter(({ name }) => names.includes(name)) });
await payload.destroy();
process.exit(0);
