import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import type { User } from '@/payload-types';

export type AccountFacts = { email: string; role: User['role'] };

/**
 * Reads the stored e-mail address and role of an account, in the transaction of the save. The document that a hook gets
 * after a save is the answer to the request, which need not have every field.
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
