import type { PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { logAnswer } from '../management/log-reads';
import { changesForPhone, eventAtDoor, ticketsForPhone } from '../tickets/door-list';
import { doorUntil } from '../tickets/check-in-sheet';
import type { DoorAnswer, DoorList } from '../tickets/door-state';
import { atTheDoor, type DoorRequest } from '../tickets/enter';
import { ticketFacts } from '../tickets/ticket-facts';
import {
  badRequest,
  bodyOf,
  forbidden,
  GREATEST_ID,
  isAtTheDoorUser,
  languageOf,
  notFound,
  readId,
  refusal,
} from './answers';

/** Most entries of one request; a phone sends the rest by the next one. */
const MOST_ENTRIES = 200;
const MOST_PEOPLE = 1000;

/** A phone is away no longer; one that says so is wrong. */
const LONGEST_AWAY = 7 * 24 * 60 * 60 * 1000;

/** No clock of a phone says anything else, and the database reads all of them. */
const momentSchema = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100);

const requestsSchema = z.object({
  event: z.int().min(1).max(GREATEST_ID),
  /** What the phone's clock says while it sends, so that one that is wrong does not matter. */
  sentAt: momentSchema,
  entries: z
    .array(
      z.object({
        key: z.uuid(),
        code: z.string().min(1).max(40),
        people: z.int().min(1).max(MOST_PEOPLE),
        at: momentSchema,
        undo: z.boolean().optional(),
        user: z.int().min(1).max(GREATEST_ID).optional(),
      }),
    )
    .max(MOST_ENTRIES),
});

/** Tells a session that has ended from a role that may not. */
const refusalOf = (req: PayloadRequest): Response | null => {
  if (!req.user) return refusal(401, 'signed-out', 'Sign in again');
  return isAtTheDoorUser(req) ? null : forbidden();
};

const fresh = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/**
 * GET /api/tickets/door?event=7: what a phone keeps of an event's tickets. With `&since=` (ISO 8601, what `now` said
 * before) only how tickets stand that have changed since.
 */
export const doorList: PayloadHandler = async (req) => {
  const refused = refusalOf(req);
  if (refused || !req.user) return refused ?? forbidden();
  const id = readId(req.searchParams.get('event'));
  if (id === null) return badRequest('Name the event by its id: ?event=7');
  const now = new Date().toISOString();
  const asked = req.searchParams.get('since');
  if (asked !== null) {
    const since = momentSchema.safeParse(asked);
    if (!since.success) return badRequest('Give `since` in ISO 8601, of this century');
    return fresh({ now, ...(await changesForPhone(req.payload, id, since.data)) });
  }
  const locale = languageOf(req);
  const event = await eventAtDoor(req.payload, id, locale);
  if (!event) return notFound('No such event to come that anybody has a ticket of');
  const { tickets, people, named } = await ticketsForPhone(req.payload, id, locale);
  await logAnswer(req, 'export', 'tickets', named);
  const until = doorUntil(event)?.toISOString() ?? null;
  const { title } = event;
  const list: DoorList = { now, event: { id, title, until }, tickets, people, user: req.user.id };
  return fresh(list);
};

/** A moment of a phone's clock on ours; never ahead of it, and never long ago. */
function onOurClock(at: Date, sentAt: Date, now: number): Date {
  const ago = Math.min(LONGEST_AWAY, Math.max(0, sentAt.getTime() - at.getTime()));
  return new Date(now - ago);
}

/**
 * POST /api/tickets/door `{ event, sentAt, entries: [{ key, code, people, at, undo?, user? }] }`: lets people in, or takes an
 * entry of that key back, in the order given. `user` is the account
 * that let them in, where another one sends. Answers what became of each; sent again, with the same keys, it changes nothing.
 */
export const doorEntries: PayloadHandler = async (req) => {
  const refused = refusalOf(req);
  if (refused || !req.user) return refused ?? forbidden();
  const sent = requestsSchema.safeParse(await bodyOf(req));
  if (!sent.success) {
    return badRequest(
      `Send { event, sentAt, entries: [{ key, code, people, at, undo?, user? }] } with at most ${MOST_ENTRIES} entries: a UUID, the code of a ticket, a number of people and times of this century in ISO 8601`,
    );
  }
  const { event, sentAt, entries } = sent.data;
  const now = Date.now();
  const requests = entries.map(({ key, code, people, at, undo = false, user }): DoorRequest => ({
    key,
    code,
    people,
    at: onOurClock(at, sentAt, now),
    isUndo: undo,
    user,
  }));
  const answers = await atTheDoor(req.payload, event, requests, req.user.id);
  const nameOf = async (other: number) =>
    (await ticketFacts(req.payload, { event: other, type: null }, languageOf(req))).event;
  const results = await Promise.all(
    answers.map(async ({ event: other, ...result }): Promise<DoorAnswer> => ({
      ...result,
      event: other === null ? null : await nameOf(other),
    })),
  );
  return fresh({ results });
};
