import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Where,
} from 'payload';
import type { Lead } from '@/payload-types';
import { LEAD_ASSIGNED, LEAD_UNASSIGNED } from '../model/lead-codes';
import { idOfOwner } from '../model/id-of-owner';
import { queueAssignment } from '../jobs/queue-lead-assignment';
import {
  emailKeyOf,
  joinPerson,
  searchSpellings,
  searchTextOf,
} from './match-leads-of-same-person';
import { actorOf, type LeadEvent, recordLeadEvent } from '../model/record-lead-event';
import { sessionOf } from '@/lib/payload-database';

/** Sets the search fields and the person of a lead: a new lead joins its person in its own transaction. */
export const identify: CollectionBeforeChangeHook<Lead> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const lead = { ...originalDoc, ...data };
  const emailKey = emailKeyOf(lead.email);
  const found = { ...data, emailKey, searchText: searchTextOf(lead) };
  if (operation !== 'create') return found;
  const session = await sessionOf(req.payload, req);
  return { ...found, person: await joinPerson(session, emailKey, lead.phoneE164 ?? null) };
};

/**
 * Sets the lead code from the owner: 1 with an owner, 29 without (spec §4, D21). The code changes only when the owner
 * changes: an earlier release let users set it by hand, and such a code stays until then.
 */
export const deriveStatus: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => {
  const owner = idOfOwner(data.owner === undefined ? originalDoc?.owner : data.owner);
  const code = owner === null ? LEAD_UNASSIGNED : LEAD_ASSIGNED;
  if (owner === idOfOwner(originalDoc?.owner)) {
    return { ...data, status: originalDoc?.status ?? code };
  }
  return { ...data, status: code, assignedAt: owner === null ? null : new Date().toISOString() };
};

function changesOf(doc: Lead, previous: Lead, actor: number | null): LeadEvent[] {
  const events: LeadEvent[] = [];
  const [from, to] = [idOfOwner(previous.owner), idOfOwner(doc.owner)];
  if (from !== to) events.push({ lead: doc.id, kind: 'assigned', actor, data: { from, to } });
  if (doc.status !== previous.status) {
    const data = { from: previous.status, to: doc.status };
    events.push({ lead: doc.id, kind: 'status', actor, data });
  }
  if (doc.stage !== previous.stage) {
    const data = { from: previous.stage, to: doc.stage };
    events.push({ lead: doc.id, kind: 'stage', actor, data });
  }
  return events;
}

/**
 * Records changes of a lead in its history. Queues the assignment of a new lead without an owner, unless it is
 * suspected.
 */
export const recordChanges: CollectionAfterChangeHook<Lead> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const session = await sessionOf(req.payload, req);
  const actor = actorOf(req);
  if (operation === 'update') {
    await recordLeadEvent(session, ...changesOf(doc, previousDoc, actor));
    return;
  }
  await recordLeadEvent(session, {
    lead: doc.id,
    kind: 'submitted',
    actor,
    data: { source: doc.source, kind: doc.kind },
  });
  if (!doc.suspicion && idOfOwner(doc.owner) === null) await queueAssignment(session, doc.id);
};

/** Folds the value that a filter compares with `searchText`. */
function foldFilter(filter: Where): Where {
  const { searchText, ...rest } = filter;
  const folded: Where = {};
  for (const [key, value] of Object.entries(rest)) {
    folded[key] = Array.isArray(value) ? value.map(foldFilter) : value;
  }
  if (searchText === undefined) return folded;
  if (Array.isArray(searchText) || typeof searchText.like !== 'string') return filter;
  const { like, ...others } = searchText;
  const spellings = searchSpellings(like).map((text) => ({
    searchText: { ...others, like: text },
  }));
  return { and: [folded, { or: spellings }] };
}

/** Normalises the search of the list: ignores diacritics, case, and the notation of phone numbers. */
export const foldSearchQuery: CollectionBeforeOperationHook = ({ args }) => {
  if ('where' in args && args.where) args.where = foldFilter(args.where);
  return args;
};
