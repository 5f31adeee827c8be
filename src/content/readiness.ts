import { migrations } from '@/cms/migrations';
import { databaseOf } from '@/lib/database-of';
import { errorFields, log } from '@/lib/log';
import { cms } from './payload';

type Check = 'ok' | 'failing';

/** What this instance needs before it may get traffic. */
export type Readiness = { database: Check; migrations: Check; queue: Check };

async function passes(name: keyof Readiness, check: () => Promise<boolean>): Promise<Check> {
  try {
    return (await check()) ? 'ok' : 'failing';
  } catch (error) {
    log.warn('health.check-failed', { check: name, ...errorFields(error) });
    return 'failing';
  }
}

/** Asks the database itself, through the pool that pages and forms use. */
export async function readiness(queueIsReady: () => Promise<boolean>): Promise<Readiness> {
  const query = async (text: string) => {
    const payload = await cms();
    return databaseOf(payload).pool.query<{ name: string }>(text);
  };
  return {
    database: await passes('database', async () => (await query('SELECT 1')).rowCount === 1),
    migrations: await passes('migrations', async () => {
      const { rows } = await query('SELECT name FROM payload_migrations WHERE batch > 0');
      const applied = new Set(rows.map(({ name }) => name));
      return migrations.every(({ name }) => applied.has(name));
    }),
    queue: await passes('queue', queueIsReady),
  };
}
