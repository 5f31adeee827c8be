import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type Session, sessionOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { changeTicket, type TicketEntry, type TicketRow } from './change-ticket';
import {
  type CheckInAnswer,
  type CheckInOutcome,
  type CheckInState,
  admit,
} from './check-in-state';

/** A request of a phone at check-in: admit people with a ticket, or undo an earlier entry. */
export type CheckInRequest = {
  /** The idempotency key of the entry. An undo carries the key of the entry that it undoes. */
  key: string;
  code: string;
  people: number;
  at: Date;
  isUndo: boolean;
  /** The account that admitted the people, as the phone claims; this is no proof. */
  user?: number | undefined;
};

const live = (entries: readonly TicketEntry[]) => entries.filter(({ undone }) => !undone);

/** The account that sent an entry and, if another account admitted the people, that account too. */
const whoOf = (
  { user }: CheckInRequest,
  by: number | null,
): Pick<TicketEntry, 'by' | 'enteredBy'> =>
  user === undefined || user === by ? { by } : { by, enteredBy: user };

const iso = (moment: Date | string) => new Date(moment).toISOString();

const arrivedOf = ({ status, arrived, quantity }: TicketRow): number =>
  status === 'checked-in' ? (arrived ?? quantity) : 0;

/** The times of a ticket's entries that are not undone, earliest first, without the entry of the key `beside`. */
function timesOf({ status, entries, checked_in_at: since }: TicketRow, beside = ''): string[] {
  if (status !== 'checked-in') return [];
  const all = live(entries ?? []);
  // A ticket checked in before entries were stored has no entries, but one time.
  if (all.length === 0) return since === null ? [] : [iso(since)];
  const others = all.filter(({ key }) => key !== beside);
  return others.map(({ at }) => at).toSorted();
}

function stateOf(ticket: TicketRow): CheckInState {
  const { status, quantity } = ticket;
  return { status, quantity, arrived: arrivedOf(ticket), since: timesOf(ticket).at(-1) ?? null };
}

/** Stores the entries of a ticket and its new state, and returns the changed row. */
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
    // The status changes only for a ticket that is checked in or confirmed. For any other ticket the only entry to
    // store is one that was undone before it arrived.
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

type Judged = Pick<CheckInAnswer, 'outcome' | 'people' | 'state' | 'first'>;

const judged = (
  ticket: TicketRow,
  key: string,
  outcome: CheckInOutcome,
  people: number,
): Judged => ({
  outcome,
  people,
  state: stateOf(ticket),
  first: timesOf(ticket, key)[0] ?? null,
});

/** The answer to an entry, with the id of the event that the ticket is for instead of its title. */
type Done = Omit<CheckInAnswer, 'event'> & { event: number | null };

/** The result of a request for an entry that is stored already: a repeated request changes nothing. */
function known(ticket: TicketRow, { key, undone, people }: TicketEntry, asked: number): Judged {
  if (undone) return judged(ticket, key, 'taken-back', 0);
  return judged(ticket, key, people < asked ? 'partly' : 'entered', people);
}

async function enter(
  session: Session,
  ticket: TicketRow,
  request: CheckInRequest,
  by: number | null,
): Promise<Judged> {
  const { key, people, at } = request;
  const entries = ticket.entries ?? [];
  const before = entries.find((entry) => entry.key === key);
  if (before) return known(ticket, before, people);
  const { enter: enters, outcome } = admit(stateOf(ticket), people);
  if (enters === 0) return judged(ticket, key, outcome, 0);
  const entry = { key, people: enters, at: at.toISOString(), ...whoOf(request, by) };
  const next = await store(session, ticket, arrivedOf(ticket) + enters, [...entries, entry]);
  return judged(next, key, outcome, enters);
}

/** Undoes an entry. An undo that arrives before its entry is stored, so that the entry has no effect later. */
async function takeBack(
  session: Session,
  ticket: TicketRow,
  request: CheckInRequest,
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
 * Carries out the requests of phones at check-in, one after the other, each in a transaction of its own. A request that
 * fails does not undo earlier ones, and repeating a request changes nothing (idempotent). When two phones admit the
 * same people, the entry that arrives first counts.
 * @throws errors of the database
 */
export async function applyEntries(
  payload: Payload,
  event: number,
  requests: readonly CheckInRequest[],
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
    if (done) log.info('ticket.entry-recorded', { ticket: found.id, outcome: done.outcome });
    answers.push(
      done
        ? { key, event: null, ...done }
        : { ...nobody, outcome: isUndo ? 'taken-back' : 'unknown', event: null },
    );
  }
  return answers;
}

/**
 * Checks in all people of a ticket who have not come in yet, or, with `undo`, undoes all its entries. False when
 * nothing was changed.
 */
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
