import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { Session } from '../submit/transaction';

/** The transaction that Payload's operation is in, for statements of our own; by itself where there is none. */
export async function sessionOf(
  payload: Payload,
  req?: Pick<Partial<PayloadRequest>, 'transactionID'>,
): Promise<Session> {
  const { drizzle, sessions } = payload.db as unknown as PostgresAdapter;
  const id = await req?.transactionID;
  return (id === undefined || id === null ? undefined : sessions[String(id)]?.db) ?? drizzle;
}
