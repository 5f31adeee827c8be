import type { PayloadRequest } from 'payload';
import { OFFICE_OFFSET, officeDay, officeNow } from '@/lib/office-hours';
import type { Lead } from '@/payload-types';
import type { FormKind } from '../schema/forms';
import { clockSettings } from './settings';

/** A lead on the board; moments in ISO 8601, UTC. */
export type BoardLead = {
  id: number;
  name: string;
  company: string | null;
  /** As a phone dials it. */
  phone: string | null;
  kind: FormKind;
  dueAt: string;
  owner: { id: number; name: string } | null;
  /** When and by whom it was answered; null while it waits. */
  answered: { at: string; by: string | null; inTime: boolean } | null;
};

export type Board = {
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  waiting: BoardLead[];
  answered: BoardLead[];
  /** Whether the clocks run now; if not, since when they will again. */
  open: boolean;
  opensAt: string | null;
};

/** Leads that one board shows; the most urgent come first. */
const MOST_WAITING = 200;
const MOST_ANSWERED = 50;

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

/** What waits for an answer and what was answered today, as far as the signed-in person may read leads. */
export async function readBoard(req: PayloadRequest): Promise<Board> {
  const now = new Date();
  const { payload } = req;
  const reading = {
    collection: 'leads',
    depth: 1,
    joins: false,
    overrideAccess: false,
    req,
  } as const;
  const [{ hours }, waiting, answered] = await Promise.all([
    clockSettings(payload),
    payload.find({
      ...reading,
      where: {
        and: [
          { dueAt: { exists: true } },
          { firstResponseAt: { exists: false } },
          { stage: { equals: 'new' } },
        ],
      },
      sort: 'dueAt',
      limit: MOST_WAITING,
    }),
    payload.find({
      ...reading,
      where: {
        and: [
          { dueAt: { exists: true } },
          { firstResponseAt: { greater_than_equal: `${officeDay(now)}T00:00:00${OFFICE_OFFSET}` } },
        ],
      },
      sort: '-firstResponseAt',
      limit: MOST_ANSWERED,
    }),
  ]);
  const { open, opensAt } = officeNow(now, hours);
  return {
    readAt: now.getTime(),
    waiting: waiting.docs.map(toCard),
    answered: answered.docs.map(toCard),
    open,
    opensAt: opensAt?.toISOString() ?? null,
  };
}
