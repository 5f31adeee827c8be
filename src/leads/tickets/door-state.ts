import type { TicketStatus } from './statuses';

/** How a ticket stands at the door; the same on the server and on a phone. */
export type DoorState = {
  status: TicketStatus;
  quantity: number;
  /** How many of its people are in. */
  arrived: number;
  /** When the last of them came, in ISO 8601. */
  since: string | null;
};

/** A ticket as a phone at the door keeps it: who it is by name, and nothing to write or call to. */
export type DoorRow = DoorState & {
  code: string;
  /** Empty while the ticket lets nobody in. */
  name: string;
  company: string;
  type: string;
  /** The last four digits of the telephone. */
  phoneEnd: string;
};

/** What a phone at the door gets of an event. */
export type DoorList = {
  /** When it was read, by the server's clock. */
  now: string;
  /** `until`: when its door closes; null while it has no date. */
  event: { id: number; title: string; until: string | null };
  tickets: DoorRow[];
  /** A fingerprint of whose tickets there are: another one means that names have to be read anew. */
  people: string;
  /** Who has read it. */
  user: number;
};

/** How a ticket stands, without whose it is. */
export type DoorChange = DoorState & { code: string };

/** What has changed since a phone last looked. */
export type DoorNews = { now: string; changed: DoorChange[]; people: string };

/** Why nobody enters on a ticket. */
export type DoorRefusal = 'already-in' | 'cancelled' | 'no-place' | 'other-event' | 'unknown';

/**
 * What becomes of an entry: all enter, only some of them had a place left, nobody enters, or it has been
 * taken back already.
 */
export type DoorOutcome = 'entered' | 'partly' | 'taken-back' | DoorRefusal;

/** What became of an entry that a phone has sent. */
export type DoorAnswer = {
  key: string;
  outcome: DoorOutcome;
  /** How many people this entry has let in. */
  people: number;
  /** How the ticket stands now; null where there is none of this event. */
  state: DoorState | null;
  /** When the first people came who are in by another entry, in ISO 8601; null where there are none. */
  first: string | null;
  /** The event that a ticket of another one is for. */
  event: string | null;
};

/** Lets people in on a ticket: as many as it has left, or nobody and why. */
export function letIn(
  { status, quantity, arrived }: DoorState,
  people: number,
): { enter: number; outcome: DoorOutcome } {
  const nobody = (outcome: DoorRefusal) => ({ enter: 0, outcome });
  if (status === 'cancelled') return nobody('cancelled');
  if (status !== 'confirmed' && status !== 'checked-in') return nobody('no-place');
  const left = quantity - arrived;
  if (left <= 0) return nobody('already-in');
  return people <= left
    ? { enter: people, outcome: 'entered' }
    : { enter: left, outcome: 'partly' };
}

/** A code as it is printed: `k7qm2x9rd` becomes `K7Q-M2X-9RD`. */
export const printedCode = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/.{3}(?=.)/g, '$&-');

/** `K7Q-M2X-9RD` */
const CODE = /^(?:[0-9A-Z]{3}-){2}[0-9A-Z]{3}$/;

/**
 * The code in what a camera has read: that in the address of our mails (`…/admin/collections/tickets?search=…`), or
 * the code alone. Null for the codes of others.
 */
export function codeInScan(read: string): string | null {
  const text = read.trim();
  const inAddress = URL.canParse(text) ? new URL(text).searchParams.get('search') : null;
  const code = printedCode(inAddress ?? text);
  return CODE.test(code) ? code : null;
}
