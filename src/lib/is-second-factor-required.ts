import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from './payload-database';
import { env } from './env';

/** Whether SECOND_FACTOR_ROLES requires a second factor for the role (ADR-0037). */
export const isFactorRequired = (role: string): boolean => env().SECOND_FACTOR_ROLES.includes(role);

/** Whether an account has to set up a second factor before it may use the admin. */
export async function lacksFactor(
  payload: Payload,
  { id, role }: { id: number; role: string },
): Promise<boolean> {
  if (!isFactorRequired(role)) return false;
  const { rows } = await databaseOf(payload).drizzle.execute(
    sql`SELECT 1 FROM second_factors WHERE user_id = ${id} AND confirmed_at IS NOT NULL`,
  );
  return rows.length === 0;
}
