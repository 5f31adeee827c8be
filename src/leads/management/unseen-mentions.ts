import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';

/** A note that mentions the reader and was not seen yet; `at` in ISO 8601, UTC. */
export type Mention = {
  id: number;
  lead: number;
  /** The name of the lead; without one its e-mail address, else its telephone number. */
  name: string;
  author: string | null;
  text: string;
  at: string;
};

/**
 * The newest notes that mention the signed-in person and were not seen yet, on all leads or on one, and their number.
 */
export async function unseenMentions(
  req: PayloadRequest,
  most: number,
  lead?: number,
): Promise<{ mentions: Mention[]; total: number }> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<Mention & { total: number }>(sql`
    SELECT m.id, m.lead_id AS lead, n.text, n.created_at AS at, count(*) OVER ()::int AS total,
      coalesce(nullif(l.name, ''), nullif(l.email, ''), l.phone, '') AS name,
      coalesce(nullif(a.name, ''), a.email) AS author
    FROM lead_mentions m JOIN lead_notes n ON n.id = m.note_id JOIN leads l ON l.id = m.lead_id
      LEFT JOIN users a ON a.id = n.author_id
    WHERE m.user_id = ${req.user?.id ?? null}::int AND m.seen_at IS NULL
      AND ${lead === undefined ? sql`true` : sql`m.lead_id = ${lead}`}
    ORDER BY m.id DESC LIMIT ${most}`);
  return {
    mentions: rows.map(({ total: _total, at, ...mention }) => ({
      ...mention,
      at: new Date(at).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/**
 * Marks mentions of the signed-in person as seen: one mention, or all on a lead.
 * @returns how many were not seen before
 */
export async function seeMentions(
  req: PayloadRequest,
  which: { mention: number } | { lead: number },
): Promise<number> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute(sql`
    UPDATE lead_mentions SET seen_at = now()
    WHERE user_id = ${req.user?.id ?? null}::int AND seen_at IS NULL
      AND ${'lead' in which ? sql`lead_id = ${which.lead}` : sql`id = ${which.mention}`}
    RETURNING id`);
  return rows.length;
}
