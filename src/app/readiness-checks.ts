import type { Payload } from 'payload';
import { migrations } from '@/cms/migrations';
import { databaseOf } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import { cms } from '@/content/register-cms-instance';

const CHECK_TIMEOUT_MS = 2500;

type Check = 'ok' | 'failing';

/** The dependencies that this instance needs before it may get traffic. */
export type Readiness = { database: Check; migrations: Check; queue: Check };

async function passes(name: keyof Readiness, check: () => Promise<boolean>): Promise<Check> {
  let overdue: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    overdue = setTimeout(() => reject(new Error('No answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([check(), late])) ? 'ok' : 'failing';
  } catch (error) {
    log.warn('health.check-failed', { check: name, ...errorFields(error) });
    return 'failing';
  } finally {
    clearTimeout(overdue);
  }
}

/** Checks the dependencies, through the database pool that pages and forms use. */
export async function readiness(
  queueIsReady: (payload: Payload) => Promise<boolean>,
  storesRows: (payload: Payload) => Promise<boolean>,
): Promise<Readiness> {
  const query = async (text: string) => {
    const payload = await cms();
    return databaseOf(payload).pool.query<{ name: string }>(text);
  };
  const [database, applied, queue] = await Promise.all([
    passes('database', async () => {
      const { rowCount } = await query('SELECT 1');
      return rowCount === 1 && storesRows(await cms());
    }),
    passes('migrations', async () => {
      const { rows } = await query('SELECT name FROM payload_migrations WHERE batch > 0');
      const found = new Set(rows.map(({ name }) => name));
      return migrations.every(({ name }) => found.has(name));
    }),
    passes('queue', async () => queueIsReady(await cms())),
  ]);
  return { database, migrations: applied, queue };
}
