import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type Session, sessionOf } from '@/lib/database-of';
import { log } from '@/lib/log';
import { changeTicket, type TicketEntry, type TicketRow } from './change-ticket';
import { type DoorAnswer, type DoorState, letIn } from './door-state';

/** What a phone at the door asks for: to let people in on a ticket, or to take such an entry back. */
export type DoorRequest = {
  /** Names the entry: sent again, it is the same one. Taking it back names the same key. */
  key: string;
  code: string;
  people: number;
  at: Date;
  isUndo: boolean;
};

const live = (entries: readonly TicketEntry[]) => entries.filter(({ undone }) => !undone);

const iso = (moment: Date | string) => new Date(moment).toISOString();

const arrivedOf = ({ status, arrived, quantity }: TicketRow): number =>
  status === 'checked-in' ? (arrived ?? quantity) : 0;

function stateOf(ticket: TicketRow): DoorState {
  const { status, quantity, entries, checked_in_at: first } = ticket;
  const times = live(entries ?? []).map(({ at }) => at);
  const last = times.toSorted().at(-1) ?? (first === null ? null : iso(first));
  return {
    status,
    quantity,
    arrived: arrivedOf(ticket),
    since: status === 'checked-in' ? last : null,
  };
}

/** Stores the entries of a ticket and what follows from them. */
async function store(
  session: Session,
  ticket: TicketRow,
  arrived: number,
  entries: readonly TicketEntry[],
): Promise<DoorState> {
  const first = live(entries)
    .map(({ at }) => at)
    .toSorted()[0];
  const since = ticket.checked_in_at === null ? (first ?? null) : iso(ticket.checked_in_at);
  const next: TicketRow = {
    ...ticket,
    // One that is neither in nor confirmed has only an entry noted that was taken back before it came.
    status:
      arrived > 0 ? 'checked-in' : ticket.status === 'checked-in' ? 'confirmed' : ticket.status,
    arrived: arrived > 0 ? arrived : null,
    checked_in_at: arrived > 0 ? since : null,
    entries,
  };
  await session.execute(sql`
    UPDATE tickets SET status = ${next.status}::enum_tickets_status, arrived = ${next.arrived},
      checked_in_at = ${next.checked_in_at}::timestamptz, entries = ${JSON.stringify(entries)}::jsonb,
      updated_at = now() WHERE id = ${ticket.id}`);
  return stateOf(next);
}

type Judged = Pick<DoorAnswer, 'outcome' | 'people' | 'state'>;

/** An answer that names the event of a ticket of another one by its id. */
type Done = Omit<DoorAnswer, 'event'> & { event: number | null };

/** An entry whose people are in, sent again or taken back. */
function known(ticket: TicketRow, { undone, people }: TicketEntry, asked: number): Judged {
  const state = stateOf(ticket);
  if (undone) return { outcome: 'taken-back', people: 0, state };
  return { outcome: people < asked ? 'partly' : 'entered', people, state };
}

async function enter(
  session: Session,
  ticket: TicketRow,
  { key, people, at }: DoorRequest,
  by: number | null,
): Promise<Judged> {
  const entries = ticket.entries ?? [];
  const before = entries.find((entry) => entry.key === key);
  if (before) return known(ticket, before, people);
  const judged = letIn(stateOf(ticket), people);
  if (judged.enter === 0) return { outcome: judged.outcome, people: 0, state: stateOf(ticket) };
  const entry = { key, people: judged.enter, at: at.toISOString(), by };
  const state = await store(session, ticket, arrivedOf(ticket) + judged.enter, [...entries, entry]);
  return { outcome: judged.outcome, people: judged.enter, state };
}

/** Taken back before it came, an entry is noted as taken back: whenever it comes, nobody enters on it. */
async function takeBack(
  session: Session,
  ticket: TicketRow,
  { key, at }: DoorRequest,
  by: number | null,
): Promise<Judged> {
  const entries = ticket.entries ?? [];
  const before = entries.find((entry) => entry.key === key);
  if (before?.undone) return known(ticket, before, 0);
  const others = entries.filter((entry) => entry !== before);
  const undone: TicketEntry = before
    ? { ...before, undone: true }
    : { key, people: 0, at: at.toISOString(), by, undone: true };
  const left = Math.max(0, arrivedOf(ticket) - (before?.people ?? 0));
  const state = await store(session, ticket, left, [...others, undone]);
  return { outcome: 'taken-back', people: 0, state };
}

/**
 * Does what phones at the door ask for, one after the other, each in a transaction of its own: what is done stays
 * done when a later one fails, and the same sent again changes nothing. Of two phones that let the same people in, the
 * one that is heard first keeps its entry.
 *
 * @throws what the database throws
 */
export async function atTheDoor(
  payload: Payload,
  event: number,
  requests: readonly DoorRequest[],
  by: number | null,
): Promise<Done[]> {
  const answers: Done[] = [];
  const session = await sessionOf(payload);
  for (const request of requests) {
    const { key, code, isUndo } = request;
    const { rows } = await session.execute<{ id: number; event: number }>(
      sql`SELECT id, event_id AS event FROM tickets WHERE code = ${code}`,
    );
    const found = rows[0];
    const nobody = { key, people: 0, state: null };
    if (found && found.event !== event) {
      answers.push({ ...nobody, outcome: 'other-event', event: found.event });
      continue;
    }
    const act = isUndo ? takeBack : enter;
    const judged =
      found &&
      (await changeTicket(payload, found.id, (locked, ticket) => act(locked, ticket, request, by)));
    if (judged) log.info('ticket.at-the-door', { ticket: found.id, outcome: judged.outcome });
    answers.push(
      judged
        ? { key, event: null, ...judged }
        : { ...nobody, outcome: isUndo ? 'taken-back' : 'unknown', event: null },
    );
  }
  return answers;
}

/** Checks in, by its id, whoever of a ticket is not in yet; `undo` takes all of them back. False: nothing to do. */
export async function checkInTicket(
  payload: Payload,
  ticketId: number,
  undo: boolean,
  by: number | null = null,
): Promise<boolean> {
  const changed = await changeTicket(payload, ticketId, async (session, ticket) => {
    if (undo) {
      if (ticket.status !== 'checked-in') return false;
      const undone = (ticket.entries ?? []).map((entry) => ({ ...entry, undone: true as const }));
      await store(session, ticket, 0, undone);
      return true;
    }
    const everybody = {
      key: randomUUID(),
      code: '',
      people: Math.max(1, ticket.quantity - arrivedOf(ticket)),
      at: new Date(),
      isUndo: false,
    };
    return (await enter(session, ticket, everybody, by)).outcome === 'entered';
  });
  return changed ?? false;
}
