import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { inTrace } from '@/lib/start-tracing-span';
import { queue } from './queue-client';
import { ASSIGNMENT_QUEUE, type AssignmentJob } from './job-queues';
import type { Session } from '@/lib/payload-database';

/**
 * Queues a job that assigns owners to leads, in the caller's transaction. The assignment runs after the commit,
 * because it locks the round robin: visitors who send forms at the same time would otherwise wait for each other.
 */
export async function queueAssignment(session: Session, ...leadIds: number[]): Promise<void> {
  const boss = await queue();
  const jobs = leadIds.map((leadId) => ({ data: inTrace<AssignmentJob>({ leadId }) }));
  if (jobs.length > 0) {
    await boss.insert(ASSIGNMENT_QUEUE, jobs, { db: fromDrizzle(session, sql) });
  }
}
