import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

/** The Postgres database of a CMS; Payload's type does not say which database it is. */
export const databaseOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter;

/**
 * The database session in which our own SQL statements run, inside or outside a transaction; `execute<Row>` types the
 * rows.
 */
export type Session = Pick<PostgresAdapter['drizzle'], 'execute'>;

/**
 * The transaction of a Payload operation, for our own SQL statements; without a transaction each statement commits on
 * its own.
 */
export async function sessionOf(
  payload: Payload,
  req?: Pick<Partial<PayloadRequest>, 'transactionID'>,
): Promise<Session> {
  const { drizzle, sessions } = databaseOf(payload);
  const id = await req?.transactionID;
  return (id === undefined || id === null ? undefined : sessions[String(id)]?.db) ?? drizzle;
}

/**
 * Runs an irreversible action, such as sending a mail, once the transaction of a Payload operation has committed, and
 * never when it is rolled back; at once without a transaction.
 */
export async function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  act: () => void,
): Promise<void> {
  const id = await transactionID;
  const session = id === undefined ? undefined : databaseOf(payload).sessions[String(id)];
  if (!session) {
    act();
    return;
  }
  const { resolve } = session;
  session.resolve = async () => {
    await resolve();
    act();
  };
}
