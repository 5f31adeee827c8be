import type { TicketStatus } from './ticket-statuses';

/** The check-in state of a ticket. Server and phone both decide by it with {@link admit}. */
export type CheckInState = {
  status: TicketStatus;
  quantity: number;
  /** How many people of the ticket have come in. */
  arrived: number;
  /** The time at which the last people of the ticket came in; ISO 8601. */
  since: string | null;
};

/**
 * A ticket as a phone at check-in stores it: the holder's name and the last digits of the telephone number, no other
 * contact data.
 */
export type CheckInRow = CheckInState & {
  code: string;
  /** The name of the guest; empty while the ticket admits nobody. */
  name: string;
  company: string;
  type: string;
  /** The last four digits of the guest's telephone number. */
  phoneEnd: string;
};

/** The data of an event for a phone at check-in. */
export type CheckInList = {
  /** When the tickets were read, by the server's clock. */
  now: string;
  /** The event of the list. `until`: the end of its check-in; null while the event has no date. */
  event: { id: number; title: string; until: string | null };
  tickets: CheckInRow[];
  /** A hash over the holders of all tickets. When the hash changes, the phone fetches the names again. */
  people: string;
  /** The id of the account that fetched the tickets. */
  user: number;
};

/** The state of a ticket, without its holder. */
export type CheckInChange = CheckInState & { code: string };

/** What has changed since a phone last fetched the tickets. */
export type CheckInNews = { now: string; changed: CheckInChange[]; people: string };

/** Why nobody is admitted with a ticket. */
export type CheckInRefusal = 'already-in' | 'cancelled' | 'no-place' | 'other-event' | 'unknown';

/**
 * The result of an entry: `entered`: all people are admitted; `partly`: only some, because too few places were left;
 * `taken-back`: the entry is undone; otherwise nobody is admitted.
 */
export type CheckInOutcome = 'entered' | 'partly' | 'taken-back' | CheckInRefusal;

/** The server's answer to an entry. */
export type CheckInAnswer = {
  key: string;
  outcome: CheckInOutcome;
  /** How many people this entry has admitted. */
  people: number;
  /** The ticket's state now; null if this event has no such ticket. */
  state: CheckInState | null;
  /** The time of the first other entry with this ticket, in ISO 8601; null when there is none. */
  first: string | null;
  /** The title of the event that the ticket is for, if it is not this event. */
  event: string | null;
};

/** Admits people with a ticket: as many as places are left, or nobody, with the reason. */
export function admit(
  { status, quantity, arrived }: CheckInState,
  people: number,
): { enter: number; outcome: CheckInOutcome } {
  const nobody = (outcome: CheckInRefusal) => ({ enter: 0, outcome });
  if (status === 'cancelled') return nobody('cancelled');
  if (status !== 'confirmed' && status !== 'checked-in') return nobody('no-place');
  const left = quantity - arrived;
  if (left <= 0) return nobody('already-in');
  return people <= left
    ? { enter: people, outcome: 'entered' }
    : { enter: left, outcome: 'partly' };
}

/** The printed form of a code: `k7qm2x9rd` becomes `K7Q-M2X-9RD`. */
export const printedCode = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/.{3}(?=.)/g, '$&-');

/** Matches a ticket code in its printed form: `K7Q-M2X-9RD`. */
const CODE = /^(?:[0-9A-Z]{3}-){2}[0-9A-Z]{3}$/;

/**
 * The ticket code in the text of a scanned QR code: a URL as in our QR codes (`…/admin/collections/tickets?search=…`),
 * or the ticket code alone. Null for any other text.
 */
export function codeInScan(read: string): string | null {
  const text = read.trim();
  const inAddress = URL.canParse(text) ? new URL(text).searchParams.get('search') : null;
  const code = printedCode(inAddress ?? text);
  return CODE.test(code) ? code : null;
}
