import type { PayloadHandler, PayloadRequest, Where } from 'payload';
import type { Lead } from '@/payload-types';
import { readJson } from '@/lib/request-body';
import {
  answer,
  badRequest,
  forRecord,
  forbidden,
  isSalesOrAdminUser,
  languageOf,
  notFound,
  readId,
} from './endpoint-access';
import { kindLabels } from '../model/lead-labels';
import { leadStages } from '../schema/lead-stages';
import { unseenMentions } from '../management/unseen-mentions';
import { mergePeople, splitPerson } from '../management/merge-and-split-people';
import { letterContext } from '../mail/mail-to-lead';
import { actorOf } from '../model/record-lead-event';
import { nearTime } from '@/lib/format-times-and-durations';
import { sessionOf } from '@/lib/payload-database';
import { timelineOf } from '../management/lead-timeline';
import { readLeadSummary } from './read-lead-summary';

/** Another lead of the same person, or a possible duplicate. */
export type SimilarLead = {
  id: number;
  name: string;
  email: string;
  /** The other lead's form, stage and next step, as text. */
  about: string;
  /** The time at which the lead came in; ISO 8601, UTC. */
  at: string;
};

/** The maximum number of leads in each list: other leads of the person, and possible duplicates. */
const MAX_SIMILAR = 20;

/** The maximum number of leads that are merged at once. */
const MAX_MERGED = 50;

async function similarLeads(req: PayloadRequest, where: Where): Promise<SimilarLead[]> {
  const language = languageOf(req);
  const { docs } = await req.payload.find({
    collection: 'leads',
    where,
    depth: 0,
    limit: MAX_SIMILAR,
    sort: '-createdAt',
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, name, email, kind, stage, createdAt, nextStep, nextStepAt }) => ({
    id,
    name: name ?? '',
    email,
    about: [
      kindLabels[kind][language],
      leadStages[stage][language],
      ...(nextStep && nextStepAt ? [nextStep, nearTime(nextStepAt, language)] : []),
    ].join(' · '),
    at: createdAt,
  }));
}

/**
 * The condition for possible duplicates: leads with the same e-mail address or phone number that count as another
 * person's, because a colleague has split them off, or because of two people one has the address and one the number.
 */
const maybeSame = ({ id, person, emailKey, phoneE164 }: Lead): Where => ({
  and: [
    { id: { not_equals: id } },
    { person: { not_equals: person } },
    {
      or: [
        ...(emailKey ? [{ emailKey: { equals: emailKey } }] : []),
        ...(phoneE164 ? [{ phoneE164: { equals: phoneE164 } }] : []),
      ],
    },
  ],
});

/** GET /api/leads/:id/desk: the data of a lead's open form (`LeadData`), such as history, summary and duplicates. */
export const leadDataEndpoint = forRecord(isSalesOrAdminUser, 'lead', async (req, id) => {
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  if (!lead) return notFound('No such lead');
  const isFound = Boolean(lead.emailKey ?? lead.phoneE164);
  return Response.json({
    timeline: await timelineOf(req.payload, id, languageOf(req)),
    same: lead.person
      ? await similarLeads(req, { id: { not_equals: id }, person: { equals: lead.person } })
      : [],
    maybe: isFound ? await similarLeads(req, maybeSame(lead)) : [],
    mentioned: (await unseenMentions(req, 1, id)).total > 0,
    letter: await letterContext(await sessionOf(req.payload, req), lead),
    summary: await readLeadSummary(req, id),
  });
});

/** The ids in a request's body; null when one is invalid, or there are more than `MAX_MERGED`. */
async function idsOfBody(req: PayloadRequest): Promise<number[] | null> {
  const body = await readJson(req);
  const ids: unknown = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : null;
  if (!Array.isArray(ids) || ids.length > MAX_MERGED) return null;
  const numbers = ids.map(readId);
  return numbers.every((id) => id !== null) ? numbers : null;
}

/** POST /api/leads/merge `{ "ids": [1, 2] }`: merges these leads, because one person has sent them. */
export const mergeLeads: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  const ids = await idsOfBody(req);
  if (!ids || new Set(ids).size < 2) return badRequest('Send { "ids": [...] }, two to fifty leads');
  const moved = await mergePeople(req.payload, ids, actorOf(req));
  return moved > 0 ? answer({ merged: moved }) : notFound('No two such leads of different people');
};

/** POST /api/leads/:id/split: separates this lead from its person, because another person has sent it. */
export const splitLead = forRecord(isSalesOrAdminUser, 'lead', async (req, id) => {
  return (await splitPerson(req.payload, id, actorOf(req)))
    ? answer({ split: 1 })
    : notFound('No such lead, or nobody else is put with it');
});
