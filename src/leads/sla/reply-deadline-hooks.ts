import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { officeMinutes } from '@/lib/office-hours-arithmetic';
import type { Lead } from '@/payload-types';
import { actorOf, recordLeadEvent } from '../model/record-lead-event';
import { sessionOf } from '@/lib/payload-database';
import { deadlineFrom } from './calculate-reply-deadline';
import { slaSettings } from './reply-time-settings';

/** A flag in the request's context: the lead is being marked as answered. */
export const ANSWERED = 'leadAnswered';
/** A flag in the request's context: the mark that a lead was answered is being undone. */
export const UNANSWERED = 'leadUnanswered';

const noAnswer = { firstResponseAt: null, respondedBy: null, responseMinutes: null };

/** Whether a change of stage counts as a first answer: from "new" to any stage but "spam". */
const movesOn = (from: Lead['stage'], to: Lead['stage'] | undefined): boolean =>
  from === 'new' && to !== undefined && to !== 'new' && to !== 'spam';

/**
 * Sets the due time of a new lead. A held lead gets one when it is released (`startHeldDeadline`); an imported lead
 * gets none, because no answer was promised. Records the first answer: by a click, or by a change of stage. An undone
 * answer restores the earlier due time.
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
    // The time from which the due time is computed; for a form that waited on the disk, when it was accepted
    // (ADR-0032).
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
    // The time until the first answer is not measured for a lead without a due time, because no answer was promised.
    responseMinutes: clockStartedAt ? officeMinutes(new Date(clockStartedAt), now, hours) : null,
  };
};

/** Records the first answer in the history, together with the stage before it, and records its undo. */
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
          // The stage before the answer, which an undo restores.
          stage: previousDoc.stage,
        }
      : { undone: true },
  });
};
