import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

/** Payload's type leaves open which database it is; this site has no other than Postgres. */
export const databaseOf = ({ db }: Pick<Payload, 'db'>): PostgresAdapter =>
  db as unknown as PostgresAdapter;

/** Runs statements of our own, in a transaction or by itself; `execute<Row>` says what a row holds. */
export type Session = Pick<PostgresAdapter['drizzle'], 'execute'>;

/** The transaction that Payload's operation is in, for statements of our own; by itself where there is none. */
export async function sessionOf(
  payload: Payload,
  req?: Pick<Partial<PayloadRequest>, 'transactionID'>,
): Promise<Session> {
  const { drizzle, sessions } = databaseOf(payload);
  const id = await req?.transactionID;
  return (id === undefined || id === null ? undefined : sessions[String(id)]?.db) ?? drizzle;
}
