import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import type { User } from '@/payload-types';

/** The mail address and the role of an account. */
export type AccountFacts = { email: string; role: User['role'] };

/**
 * The e-mail address and the role of an account as they are stored, in the transaction of the save. The document that a
 * hook gets may lack both: its fields follow what the request asked to be answered.
 */
export async function storedFacts(
  req: PayloadRequest,
  id: number,
): Promise<AccountFacts | undefined> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<AccountFacts>(
    sql`SELECT email, role::text AS role FROM users WHERE id = ${id}`,
  );
  return rows[0];
}
