import { untilNobodyWorks } from './run-queued-jobs';

type Database = { query: (text: string) => Promise<unknown> };

/** Postgres' error for one of two deadlocked transactions. */
const DEADLOCK = '40P01';
const MAX_TRIES = 10;

/**
 * Empties tables, and those that refer to them, while jobs of this process may be writing: it first waits for running
 * jobs. A job that starts after that locks in another order, and Postgres ends one of the two; so a deadlock is
 * retried.
 */
export async function emptyTables(database: Database, ...tables: string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await untilNobodyWorks();
    try {
      await database.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || tries === MAX_TRIES) throw error;
    }
  }
}
