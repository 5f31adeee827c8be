import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { queue } from '../queue/boss';
import { ASSIGNMENT_QUEUE, type AssignmentJob } from '../queue/queues';
import type { Session } from '../submit/transaction';

/**
 * Has a lead assigned right after the transaction given commits. Not within it: choosing whose turn it is
 * lets one lead through at a time, and visitors would wait for each other's commits. A job of the same
 * transaction is lost only together with its lead.
 */
export async function queueAssignment(session: Session, leadId: number): Promise<void> {
  const boss = await queue();
  await boss.send(ASSIGNMENT_QUEUE, { leadId } satisfies AssignmentJob, {
    db: fromDrizzle(session, sql),
  });
}
