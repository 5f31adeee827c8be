import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { queue } from './boss';
import { ASSIGNMENT_QUEUE, type AssignmentJob } from './queues';
import type { Session } from '@/lib/database-of';

/**
 * Has leads assigned right after the transaction given commits. Not within it: choosing whose turn it is
 * lets one lead through at a time, and visitors would wait for each other's commits. A job of the same
 * transaction is lost only together with its lead.
 */
export async function queueAssignment(session: Session, ...leadIds: number[]): Promise<void> {
  const boss = await queue();
  const jobs = leadIds.map((leadId) => ({ data: { leadId } satisfies AssignmentJob }));
  if (jobs.length > 0) {
    await boss.insert(ASSIGNMENT_QUEUE, jobs, { db: fromDrizzle(session, sql) });
  }
}
