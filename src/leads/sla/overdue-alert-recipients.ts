import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import type { SlaSettings } from './reply-time-settings';

/** Colleagues who may take over a lead, and so get alerts about it. */
export async function alertRecipients(
  session: Session,
  { manager }: SlaSettings,
): Promise<string[]> {
  const { rows: sales } = await session.execute<{ email: string }>(
    sql`SELECT email FROM users WHERE role = 'sales' ORDER BY id`,
  );
  return [...new Set([...sales.map(({ email }) => email), ...(manager ? [manager] : [])])];
}
