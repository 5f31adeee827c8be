import { randomUUID } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { databaseOf, type Session } from '@/lib/payload-database';

const ended = () => Promise.resolve();

/**
 * Runs `task` in one transaction, which Payload's operations join through `req`, and returns once it has committed.
 * Payload's own begin and commit are unsuitable: they hide a failed COMMIT.
 *
 * @throws errors of `task` or the database; nothing has been stored then, or the answer to COMMIT was lost
 */
export async function inTransaction<T>(
  payload: Payload,
  task: (req: PayloadRequest, session: Session) => Promise<T>,
): Promise<T> {
  const db = databaseOf(payload);
  const transactionID = randomUUID();
  const req = await createLocalReq({}, payload);
  req.transactionID = transactionID;
  return db.drizzle.transaction(async (tx) => {
    // Payload's operations would end the transaction through these two functions. They do nothing here, because only
    // the end of `task` ends it.
    db.sessions[transactionID] = { db: tx, resolve: ended, reject: ended };
    try {
      return await task(req, tx);
    } finally {
      delete db.sessions[transactionID];
    }
  }, db.transactionOptions || undefined);
}
