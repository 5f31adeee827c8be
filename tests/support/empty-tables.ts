import { untilNobodyWorks } from './jobs';

type Database = { query: (text: string) => Promise<unknown> };

/** What Postgres says to one of two transactions that wait for each other. */
const DEADLOCK = '40P01';
const MOST_TRIES = 10;

/**
 * Empties tables, and those that refer to them, while jobs of this process may be writing: first it waits for the jobs
 * at work. One that begins after that takes its locks in another order, and Postgres then ends one of the two; so a
 * deadlock is tried again.
 */
export async function emptyTables(database: Database, ...tables: string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await untilNobodyWorks();
    try {
      await database.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || tries === MOST_TRIES) throw error;
    }
  }
}
