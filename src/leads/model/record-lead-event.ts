import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { LeadEventKind } from './lead-codes';
import type { Session } from '@/lib/payload-database';

/**
 * The details of an event as codes, ids, times and numbers. They hold nothing personal, because everyone in sales can
 * read them.
 */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

export type LeadEvent = {
  lead: number;
  kind: LeadEventKind;
  /** The colleague who caused the event; null for the site itself. */
  actor?: number | null;
  data?: EventData;
  /** Text written by a colleague; `data` never contains text. */
  text?: string;
};

/**
 * Adds events to the history of leads, in the given transaction (see `sessionOf`), so that both commit or neither.
 *
 * @returns their ids
 */
export async function recordLeadEvent(session: Session, ...events: LeadEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = events.map(
    ({ lead, kind, actor, data, text }) =>
      sql`(${lead}::int, ${kind}, ${actor ?? null}::int, ${JSON.stringify(data ?? {})}::jsonb,
        ${text ?? null}::varchar, clock_timestamp())`,
  );
  const { rows: recorded } = await session.execute<{ id: number }>(
    sql`INSERT INTO lead_events (lead_id, kind, actor_id, data, text, at)
      VALUES ${sql.join(rows, sql`, `)} RETURNING id`,
  );
  return recorded.map(({ id }) => id);
}

/**
 * Records an export in the history of leads, in one statement for all. Called for each page of an export before its
 * rows are written, so that every exported lead has the record.
 */
export async function recordExported(
  session: Session,
  leads: readonly number[],
  { actor, format }: { actor: number | null; format: string },
): Promise<void> {
  if (leads.length === 0) return;
  await session.execute(sql`
    INSERT INTO lead_events (lead_id, kind, actor_id, data, at)
    SELECT id, 'exported', ${actor}::int, ${JSON.stringify({ format })}::jsonb, clock_timestamp()
    FROM leads WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(leads)}::jsonb)::int)`);
}

/** The signed-in colleague of a request, or null. */
export const actorOf = ({ user }: Pick<PayloadRequest, 'user'>): number | null => user?.id ?? null;
