import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { inTrace } from '@/lib/tracing';
import { queue } from './queue-client';
import { ASSIGNMENT_QUEUE, type AssignmentJob } from './queue-names';
import type { Session } from '@/lib/database-of';

/**
 * Queues the assignment of leads to owners, in the caller's transaction. The assignment itself runs after the commit: it
 * locks the rota, and visitors would wait for each other's transactions.
 */
export async function queueAssignment(session: Session, ...leadIds: number[]): Promise<void> {
  const boss = await queue();
  const jobs = leadIds.map((leadId) => ({ data: inTrace<AssignmentJob>({ leadId }) }));
  if (jobs.length > 0) {
    await boss.insert(ASSIGNMENT_QUEUE, jobs, { db: fromDrizzle(session, sql) });
  }
}
