import { sql } from 'drizzle-orm';
import type { PayloadRequest, Where } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import type { Lead } from '@/payload-types';
import { idOfOwner } from '../model/id-of-owner';
import { sqlList } from '../model/sql-in-list';
import type { FormKind } from '../schema/form-definitions';
import { notInTurn } from '../schema/form-kinds-outside-round-robin';
import { openStages } from '../schema/open-lead-stages';
import { type Conditions, lateAt } from '../schema/lead-filter-query';

export type Stage = Lead['stage'];

/** The filter of the board of stages. `sales`: all kinds of forms but applications and newsletters. */
export type StageFilter = {
  mine: boolean;
  kind: FormKind | 'sales' | 'all';
  /** Whether the board shows only leads whose next step is overdue. */
  late: boolean;
  /**
   * Further conditions, taken over from the list of leads: alternatives, each of conditions that have to hold together;
   * empty: none.
   */
  where: readonly (readonly Conditions[])[];
  /** Search text: part of a name, company, e-mail address or number; empty: all. */
  search: string;
};

/** A lead on the board of stages; times in ISO 8601, UTC. */
export type StageCard = {
  id: number;
  /** The name, or the e-mail address or number of a person without one. */
  name: string;
  company: string | null;
  kind: FormKind;
  stage: Stage;
  /** Since when the lead has been in its stage. */
  since: string;
  owner: { id: number; name: string } | null;
  step: { text: string; at: string } | null;
  /** The total price of its event registrations, in đồng, without cancelled ones; null where it has none. */
  value: number | null;
  /** Whether the form looks automated and the lead is not released yet. */
  isHeld: boolean;
};

/** The first leads of a stage, and their total number. */
export type StageColumn = { cards: StageCard[]; total: number };

export type StageColumns = Partial<Record<Stage, StageColumn>>;

/** How many leads to read for each stage. */
export type StageLengths = Partial<Record<Stage, number>>;

const cardFields = {
  name: true,
  email: true,
  phone: true,
  company: true,
  kind: true,
  stage: true,
  owner: true,
  nextStep: true,
  nextStepAt: true,
  suspicion: true,
  releasedAt: true,
  createdAt: true,
} as const;

type ReadLead = Pick<Lead, 'id' | keyof typeof cardFields>;
type Facts = { id: number; since: string | null; value: number | null };

/** For each lead, since when it has been in its stage, and the total price of its registrations. */
async function factsOf(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await (
    await sessionOf(req.payload, req)
  ).execute<Facts>(sql`
    SELECT leads.id,
      (SELECT max(at) FROM lead_events WHERE lead_id = leads.id AND kind = 'stage') AS since,
      (SELECT sum(total)::float8 FROM tickets
        WHERE lead_id = leads.id AND status::text <> 'cancelled' AND total > 0) AS value
    FROM leads WHERE id IN (${sqlList(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

function toCard(lead: ReadLead, facts: Facts | undefined): StageCard {
  const { id, name, email, phone, company, kind, stage, owner, nextStep, nextStepAt } = lead;
  return {
    id,
    name: name || email || phone || '',
    company: company || null,
    kind,
    stage,
    since: facts?.since ? new Date(facts.since).toISOString() : lead.createdAt,
    owner:
      owner && typeof owner === 'object' ? { id: owner.id, name: owner.name || owner.email } : null,
    step: nextStep && nextStepAt ? { text: nextStep, at: nextStepAt } : null,
    value: facts?.value ?? null,
    isHeld: Boolean(lead.suspicion) && !lead.releasedAt,
  };
}

function whereOf(
  stage: Stage,
  { mine, kind, late, where, search }: StageFilter,
  user: unknown,
): Where {
  const kinds: Where[] =
    kind === 'all'
      ? []
      : [{ kind: kind === 'sales' ? { not_in: [...notInTurn] } : { equals: kind } }];
  return {
    and: [
      { stage: { equals: stage } },
      ...kinds,
      ...(mine ? [{ owner: { equals: idOfOwner(user) } }] : []),
      ...(late ? [lateAt(new Date().toISOString()) as Where] : []),
      ...(where.length > 0 ? [{ or: where.map((all) => ({ and: all as Where[] })) }] : []),
      ...(search ? [{ searchText: { like: search } }] : []),
    ],
  };
}

/**
 * The sort order of leads in a column of the stage board: leads with a next step first, the earliest step at the top,
 * then the newest leads; in closed stages the latest change first.
 */
const orderOf = (stage: Stage): string[] =>
  openStages.some((open) => open === stage) ? ['nextStepAt', '-createdAt'] : ['-updatedAt'];

/**
 * Reads the first leads of each named stage, as far as the signed-in person may read leads. It reads no more rows than
 * are shown.
 */
export async function readStages(
  req: PayloadRequest,
  filter: StageFilter,
  lengths: StageLengths,
): Promise<StageColumns> {
  const found = await Promise.all(
    (Object.entries(lengths) as [Stage, number][]).map(async ([stage, limit]) => {
      const { docs, totalDocs } = await req.payload.find({
        collection: 'leads',
        where: whereOf(stage, filter, req.user),
        sort: orderOf(stage),
        limit,
        depth: 1,
        joins: false,
        select: cardFields,
        populate: { users: { name: true, email: true } },
        overrideAccess: false,
        req,
      });
      return { stage, leads: docs, total: totalDocs };
    }),
  );
  const facts = await factsOf(
    req,
    found.flatMap(({ leads }) => leads.map(({ id }) => id)),
  );
  return Object.fromEntries(
    found.map(({ stage, leads, total }) => [
      stage,
      { cards: leads.map((lead) => toCard(lead, facts.get(lead.id))), total },
    ]),
  );
}

/** Reads one lead for the board; null when there is none, or the signed-in person may not read it. */
export async function readStageCard(req: PayloadRequest, id: number): Promise<StageCard | null> {
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 1,
    joins: false,
    select: cardFields,
    populate: { users: { name: true, email: true } },
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return lead && toCard(lead, (await factsOf(req, [id])).get(id));
}
