import type { PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { logAnswer } from '../management/log-personal-data-reads';
import { changesForPhone, checkInEvent, ticketsForPhone } from '../tickets/check-in-list';
import { checkInEnd } from '../tickets/printable-check-in-list';
import type { CheckInAnswer, CheckInList } from '../tickets/check-in-state';
import { applyEntries, type CheckInRequest } from '../tickets/admit-people-with-ticket';
import { ticketEventAndTypeNames } from '../tickets/ticket-event-and-type-names';
import { readJson } from '@/lib/request-body';
import {
  badRequest,
  forbidden,
  MAX_ID,
  isEventTeamSalesOrAdminUser,
  languageOf,
  notFound,
  readId,
  refusal,
} from './endpoint-access';

/** The maximum number of entries in one request. A phone with more entries sends the rest in further requests. */
const MAX_ENTRIES = 200;
const MAX_PEOPLE = 1000;

/** The maximum age of an entry made offline, in milliseconds; an older time means that the phone's clock is wrong. */
const MAX_OFFLINE_MS = 7 * 24 * 60 * 60 * 1000;

/** Validates a time by a phone's clock: ISO 8601 with an offset, of this century. */
const momentSchema = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100);

const requestsSchema = z.object({
  event: z.int().min(1).max(MAX_ID),
  /**
   * The time of sending by the phone's clock. The difference to the server's clock corrects the times of the entries.
   */
  sentAt: momentSchema,
  entries: z
    .array(
      z.object({
        key: z.uuid(),
        code: z.string().min(1).max(40),
        people: z.int().min(1).max(MAX_PEOPLE),
        at: momentSchema,
        undo: z.boolean().optional(),
        user: z.int().min(1).max(MAX_ID).optional(),
      }),
    )
    .max(MAX_ENTRIES),
});

/**
 * The refusal of a request that may not check in: 401 for a session that has ended, 403 for a role without
 * permission. Null when the request is permitted.
 */
const refusalOf = (req: PayloadRequest): Response | null => {
  if (!req.user) return refusal(401, 'signed-out', 'Sign in again');
  return isEventTeamSalesOrAdminUser(req) ? null : forbidden();
};

const fresh = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/**
 * GET /api/tickets/door?event=7: an event's tickets for a phone, recorded in the access log as an export. With
 * `&since=` (ISO 8601, the `now` of the last answer) only the states that have changed since (`CheckInNews`).
 */
export const checkInListEndpoint: PayloadHandler = async (req) => {
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
  const event = await checkInEvent(req.payload, id, locale);
  if (!event) return notFound('No such event to come that anybody has a ticket of');
  const { tickets, people, named } = await ticketsForPhone(req.payload, id, locale);
  await logAnswer(req, 'export', 'tickets', named);
  const until = checkInEnd(event)?.toISOString() ?? null;
  const { title } = event;
  const list: CheckInList = {
    now,
    event: { id, title, until },
    tickets,
    people,
    user: req.user.id,
  };
  return fresh(list);
};

/**
 * Converts a time of the phone's clock to the server's. The result is never in the future, and never older than the
 * maximum age of an entry.
 */
function onOurClock(at: Date, sentAt: Date, now: number): Date {
  const ago = Math.min(MAX_OFFLINE_MS, Math.max(0, sentAt.getTime() - at.getTime()));
  return new Date(now - ago);
}

/**
 * POST /api/tickets/door `{ event, sentAt, entries: [{ key, code, people, at, undo?, user? }] }`: admits people, or
 * undoes the entry with a key, in the given order. `user` is the account that admitted the people; another account may
 * send the request. Answers the result of each entry. Idempotent: entries with known keys change nothing.
 */
export const checkInEntriesEndpoint: PayloadHandler = async (req) => {
  const refused = refusalOf(req);
  if (refused || !req.user) return refused ?? forbidden();
  const sent = requestsSchema.safeParse(await readJson(req));
  if (!sent.success) {
    return badRequest(
      `Send { event, sentAt, entries: [{ key, code, people, at, undo?, user? }] } with at most ${MAX_ENTRIES} entries: a UUID, the code of a ticket, a number of people and times of this century in ISO 8601`,
    );
  }
  const { event, sentAt, entries } = sent.data;
  const now = Date.now();
  const requests = entries.map(({ key, code, people, at, undo = false, user }): CheckInRequest => ({
    key,
    code,
    people,
    at: onOurClock(at, sentAt, now),
    isUndo: undo,
    user,
  }));
  const answers = await applyEntries(req.payload, event, requests, req.user.id);
  const nameOf = async (other: number) =>
    (await ticketEventAndTypeNames(req.payload, { event: other, type: null }, languageOf(req)))
      .event;
  const results = await Promise.all(
    answers.map(async ({ event: other, ...result }): Promise<CheckInAnswer> => ({
      ...result,
      event: other === null ? null : await nameOf(other),
    })),
  );
  return fresh({ results });
};
