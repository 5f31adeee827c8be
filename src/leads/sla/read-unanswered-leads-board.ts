import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf, type Session } from '@/lib/payload-database';
import { officeMidnight, officeNow } from '@/lib/office-hours-arithmetic';
import type { Lead } from '@/payload-types';
import type { FormKind } from '../schema/form-definitions';
import { type BoardWindow, boardWindows, type Shown } from './unanswered-leads-board-groups';
import { slaSettings } from './reply-time-settings';

/** A lead on the board; times in ISO 8601, UTC. */
export type BoardLead = {
  id: number;
  name: string;
  company: string | null;
  /** The telephone number for a `tel:` link. */
  phone: string | null;
  kind: FormKind;
  dueAt: string;
  owner: { id: number; name: string } | null;
  /** When and by whom the lead was answered; null while it is unanswered. */
  answered: { at: string; by: string | null; inTime: boolean } | null;
};

export type BoardGroup = {
  /** The first leads of the section, in order. */
  leads: BoardLead[];
  /**
   * The lead that is due last, in a section of leads that are not late, if it is not among the first ones: a new
   * request is always visible.
   */
  newest: BoardLead | null;
  /** The total, including leads that are not shown. */
  total: number;
};

export type Board = {
  /** When the server read the board, in milliseconds since 1970. */
  readAt: number;
  groups: Record<BoardWindow, BoardGroup>;
  shown: Shown;
  /** Whether the reply time is running now (office hours). If it is not, `opensAt` is the time at which it resumes. */
  open: boolean;
  opensAt: string | null;
};

type Placed = { id: number; window: BoardWindow; place: number; total: number };

const nameOf = (user: Lead['owner']): { id: number; name: string } | null =>
  user && typeof user === 'object' ? { id: user.id, name: user.name || user.email } : null;

function toCard(lead: Lead): BoardLead {
  return {
    id: lead.id,
    name: lead.name || lead.email || lead.phone || '',
    company: lead.company || null,
    phone: lead.phoneE164 || null,
    kind: lead.kind,
    dueAt: lead.dueAt ?? '',
    owner: nameOf(lead.owner),
    answered: lead.firstResponseAt
      ? {
          at: lead.firstResponseAt,
          by: nameOf(lead.respondedBy)?.name ?? null,
          inTime: lead.firstResponseAt <= (lead.dueAt ?? ''),
        }
      : null,
  };
}

/**
 * Reads which leads are in each section, their order, and their number. Event registrations have sections of their
 * own: two hundred of them must not hide a person who waits for a call.
 */
async function placed(session: Session, now: Date, shown: Shown): Promise<Placed[]> {
  const today = officeMidnight(now);
  const most = sql.join(
    boardWindows.map((name) => sql`WHEN ${name} THEN ${shown[name]}::int`),
    sql` `,
  );
  const { rows } = await session.execute<Placed>(sql`
    WITH sorted AS (
      SELECT id, 'answered' AS "window", -extract(epoch FROM first_response_at) AS rank
      FROM leads WHERE due_at IS NOT NULL AND first_response_at >= ${today}::timestamptz
      UNION ALL
      SELECT id,
        CASE WHEN due_at <= ${now.toISOString()}::timestamptz THEN 'late' ELSE 'soon' END
          || CASE WHEN kind = 'get-ticket' THEN 'Tickets' ELSE '' END,
        extract(epoch FROM due_at)
      FROM leads WHERE due_at IS NOT NULL AND first_response_at IS NULL AND stage = 'new'
    ), ranked AS (
      SELECT id, "window", row_number() OVER (PARTITION BY "window" ORDER BY rank, id)::int AS place,
        count(*) OVER (PARTITION BY "window")::int AS total FROM sorted
    )
    SELECT id, "window", place, total FROM ranked
    WHERE place <= CASE "window" ${most} END OR (place = total AND "window" LIKE 'soon%')
    ORDER BY "window", place`);
  return rows;
}

/** Reads the unanswered leads and those answered today, as far as the signed-in person may read leads. */
export async function readBoard(req: PayloadRequest, shown: Shown): Promise<Board> {
  const now = new Date();
  const { payload } = req;
  const [{ hours }, places] = await Promise.all([
    slaSettings(payload),
    sessionOf(payload).then((session) => placed(session, now, shown)),
  ]);
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: places.map(({ id }) => id) } },
    depth: 1,
    joins: false,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const cards = new Map(docs.map((lead) => [lead.id, toCard(lead)]));
  const groupOf = (name: BoardWindow): BoardGroup => {
    const ofWindow = places.filter(({ window }) => window === name);
    const first = ofWindow.filter(({ place }) => place <= shown[name]);
    const last = ofWindow.find(({ place }) => place > shown[name]);
    return {
      leads: first.flatMap(({ id }) => cards.get(id) ?? []),
      newest: (last && cards.get(last.id)) ?? null,
      total: ofWindow[0]?.total ?? 0,
    };
  };
  const { open, opensAt } = officeNow(now, hours);
  return {
    readAt: now.getTime(),
    groups: {
      late: groupOf('late'),
      lateTickets: groupOf('lateTickets'),
      soon: groupOf('soon'),
      soonTickets: groupOf('soonTickets'),
      answered: groupOf('answered'),
    },
    shown,
    open,
    opensAt: opensAt?.toISOString() ?? null,
  };
}
