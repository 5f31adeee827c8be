import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import type { SlaSettings } from './reply-time-settings';

/** The e-mail addresses of all sales accounts and of the manager, who get the alerts. */
export async function alertRecipients(
  session: Session,
  { manager }: SlaSettings,
): Promise<string[]> {
  const { rows: sales } = await session.execute<{ email: string }>(
    sql`SELECT email FROM users WHERE role = 'sales' ORDER BY id`,
  );
  return [...new Set([...sales.map(({ email }) => email), ...(manager ? [manager] : [])])];
}
