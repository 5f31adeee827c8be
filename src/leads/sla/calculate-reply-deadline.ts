import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { dueTime } from '@/lib/office-hours-arithmetic';
import { isFormKind, type FormKind } from '../schema/form-definitions';
import type { Session } from '@/lib/payload-database';
import { slaSettings, type SlaSettings } from './reply-time-settings';

type Deadline = { clockStartedAt: string; dueAt: string; warnAt: string };

/**
 * Computes when a lead that came in at `startedAt` is due, and when its owner is warned (D20).
 * @returns null for a kind without a promised answer, and when the office opens too rarely
 */
export function deadlineFrom(
  settings: SlaSettings,
  kind: FormKind,
  startedAt: Date,
): Deadline | null {
  const { hours, promiseMinutes, warnMinutes, kinds } = settings;
  if (!kinds.includes(kind)) return null;
  const due = dueTime(startedAt, hours, promiseMinutes);
  const warn = dueTime(startedAt, hours, Math.max(0, promiseMinutes - warnMinutes));
  if (!due || !warn) return null;
  return {
    clockStartedAt: startedAt.toISOString(),
    dueAt: due.toISOString(),
    warnAt: warn.toISOString(),
  };
}

/** Sets the due time of a lead that has just been released, in the caller's transaction. */
export async function startHeldDeadline(
  payload: Payload,
  session: Session,
  leadId: number,
): Promise<void> {
  const { rows } = await session.execute<{ kind: string }>(
    sql`SELECT kind FROM leads WHERE id = ${leadId}`,
  );
  const kind = rows[0]?.kind;
  if (!kind || !isFormKind(kind)) return;
  const start = deadlineFrom(await slaSettings(payload), kind, new Date());
  if (!start) return;
  await session.execute(sql`
    UPDATE leads SET clock_started_at = ${start.clockStartedAt}, due_at = ${start.dueAt},
      warn_at = ${start.warnAt}
    WHERE id = ${leadId} AND first_response_at IS NULL AND stage = 'new'`);
}
