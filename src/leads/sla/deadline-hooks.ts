import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { officeMinutes } from '@/lib/office-hours';
import type { Lead } from '@/payload-types';
import { actorOf, recordLeadEvent } from '../model/record-event';
import { sessionOf } from '@/lib/database-of';
import { deadlineFrom } from './start-deadline';
import { slaSettings } from './settings';

/** In a request's context: somebody says that this lead has been answered. */
export const ANSWERED = 'leadAnswered';
/** In a request's context: it was noted by mistake, the lead has not been answered. */
export const UNANSWERED = 'leadUnanswered';

const noAnswer = { firstResponseAt: null, respondedBy: null, responseMinutes: null };

/** Out of what stage and into which work on a lead begins; to call it spam is no answer. */
const movesOn = (from: Lead['stage'], to: Lead['stage'] | undefined): boolean =>
  from === 'new' && to !== undefined && to !== 'new' && to !== 'spam';

/**
 * Starts a new lead's clock; one that is held has none until it is let through, and one that comes from a
 * file was sent to somebody else's promise. Stops it at the first answer: the press of a button, or the
 * stage that moves on. An answer that is taken back lets it run on to the same due time.
 */
export const setDeadline: CollectionBeforeChangeHook<Lead> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date();
  if (operation === 'create') {
    if (!data.kind || data.suspicion || data.source === 'import') return data;
    const settings = await slaSettings(req.payload, req);
    // One that waited on the disk was promised an answer when it was kept (ADR-0032).
    const startedAt = data.createdAt ? new Date(data.createdAt) : now;
    return { ...data, ...deadlineFrom(settings, data.kind, startedAt) };
  }
  if (req.context[UNANSWERED] === true) return { ...data, ...noAnswer };
  if (!originalDoc || originalDoc.firstResponseAt) return data;
  if (req.context[ANSWERED] !== true && !movesOn(originalDoc.stage, data.stage)) return data;
  const { clockStartedAt } = originalDoc;
  const { hours } = await slaSettings(req.payload, req);
  return {
    ...data,
    firstResponseAt: now.toISOString(),
    respondedBy: actorOf(req),
    // A lead without a clock was promised nothing, and is not measured.
    responseMinutes: clockStartedAt ? officeMinutes(new Date(clockStartedAt), now, hours) : null,
  };
};

/** Writes the first answer into the lead's history with the stage it found, and that it was taken back. */
export const recordResponse: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (Boolean(doc.firstResponseAt) === Boolean(previousDoc?.firstResponseAt)) return;
  await recordLeadEvent(await sessionOf(req.payload, req), {
    lead: doc.id,
    kind: 'responded',
    actor: actorOf(req),
    data: doc.firstResponseAt
      ? {
          minutes: doc.responseMinutes === null ? null : Math.round(doc.responseMinutes ?? 0),
          inTime: doc.dueAt ? doc.firstResponseAt <= doc.dueAt : null,
          // What the lead goes back to when the answer is taken back.
          stage: previousDoc.stage,
        }
      : { undone: true },
  });
};
