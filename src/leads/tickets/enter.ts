import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type Session, sessionOf } from '@/lib/database-of';
import { log } from '@/lib/log';
import { changeTicket, type TicketEntry, type TicketRow } from './change-ticket';
import { type DoorAnswer, type DoorOutcome, type DoorState, letIn } from './door-state';

/** What a phone at the door asks for: to let people in on a ticket, or to take such an entry back. */
export type DoorRequest = {
  /** Names the entry: sent again, it is the same one. Taking it back names the same key. */
  key: string;
  code: string;
  people: number;
  at: Date;
  isUndo: boolean;
  /** The account that let them in, as the phone says; by itself it proves nothing. */
  user?: number | undefined;
};

const live = (entries: readonly TicketEntry[]) => entries.filter(({ undone }) => !undone);

/** Who told the server of an entry, and who had let them in before that. */
const whoOf = ({ user }: DoorRequest, by: number | null): Pick<TicketEntry, 'by' | 'enteredBy'> =>
  user === undefined || user === by ? { by } : { by, enteredBy: user };

const iso = (moment: Date | string) => new Date(moment).toISOString();

const arrivedOf = ({ status, arrived, quantity }: TicketRow): number =>
  status === 'checked-in' ? (arrived ?? quantity) : 0;

/** When people of a ticket came who are in, the first before the others. */
function timesOf({ status, entries, checked_in_at: since }: TicketRow, beside = ''): string[] {
  if (status !== 'checked-in') return [];
  const all = live(entries ?? []);
  // One from before entries had keys knows a single time.
  if (all.length === 0) return since === null ? [] : [iso(since)];
  const others = all.filter(({ key }) => key !== beside);
  return others.map(({ at }) => at).toSorted();
}

function stateOf(ticket: TicketRow): DoorState {
  const { status, quantity } = ticket;
  return { status, quantity, arrived: arrivedOf(ticket), since: timesOf(ticket).at(-1) ?? null };
}

/** Stores the entries of a ticket and what follows from them, and gives the ticket as it stands then. */
async function store(
  session: Session,
  ticket: TicketRow,
  arrived: number,
  entries: readonly TicketEntry[],
): Promise<TicketRow> {
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
  return next;
}

type Judged = Pick<DoorAnswer, 'outcome' | 'people' | 'state' | 'first'>;

const judged = (ticket: TicketRow, key: string, outcome: DoorOutcome, people: number): Judged => ({
  outcome,
  people,
  state: stateOf(ticket),
  first: timesOf(ticket, key)[0] ?? null,
});

/** An answer that names the event of a ticket of another one by its id. */
type Done = Omit<DoorAnswer, 'event'> & { event: number | null };

/** An entry whose people are in, sent again or taken back. */
function known(ticket: TicketRow, { key, undone, people }: TicketEntry, asked: number): Judged {
  if (undone) return judged(ticket, key, 'taken-back', 0);
  return judged(ticket, key, people < asked ? 'partly' : 'entered', people);
}

async function enter(
  session: Session,
  ticket: TicketRow,
  request: DoorRequest,
  by: number | null,
): Promise<Judged> {
  const { key, people, at } = request;
  const entries = ticket.entries ?? [];
  const before = entries.find((entry) => entry.key === key);
  if (before) return known(ticket, before, people);
  const { enter: enters, outcome } = letIn(stateOf(ticket), people);
  if (enters === 0) return judged(ticket, key, outcome, 0);
  const entry = { key, people: enters, at: at.toISOString(), ...whoOf(request, by) };
  const next = await store(session, ticket, arrivedOf(ticket) + enters, [...entries, entry]);
  return judged(next, key, outcome, enters);
}

/** Taken back before it came, an entry is noted as taken back: whenever it comes, nobody enters on it. */
async function takeBack(
  session: Session,
  ticket: TicketRow,
  request: DoorRequest,
  by: number | null,
): Promise<Judged> {
  const { key, at } = request;
  const entries = ticket.entries ?? [];
  const before = entries.find((entry) => entry.key === key);
  if (before?.undone) return known(ticket, before, 0);
  const others = entries.filter((entry) => entry !== before);
  const undone: TicketEntry = before
    ? { ...before, undone: true }
    : { key, people: 0, at: at.toISOString(), ...whoOf(request, by), undone: true };
  const left = Math.max(0, arrivedOf(ticket) - (before?.people ?? 0));
  const next = await store(session, ticket, left, [...others, undone]);
  return judged(next, key, 'taken-back', 0);
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
    const nobody = { key, people: 0, state: null, first: null };
    if (found && found.event !== event) {
      answers.push({ ...nobody, outcome: 'other-event', event: found.event });
      continue;
    }
    const act = isUndo ? takeBack : enter;
    const done =
      found &&
      (await changeTicket(payload, found.id, (locked, ticket) => act(locked, ticket, request, by)));
    if (done) log.info('ticket.at-the-door', { ticket: found.id, outcome: done.outcome });
    answers.push(
      done
        ? { key, event: null, ...done }
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
