import type { PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  readStageCard,
  readStages,
  type Stage,
  type StageColumns,
  type StageFilter,
  type StageLengths,
} from '../management/read-stage-board';
import { formKinds } from '../schema/form-definitions';
import { leadStages } from '../schema/lead-stages';
import { notInTurn } from '../schema/form-kinds-outside-round-robin';
import { MAX_LEADS_PER_STAGE, LEADS_PER_LOAD } from '../schema/stage-board-page-sizes';
import { alternativesOf, type Conditions } from '../schema/lead-filter-query';
import { type MoveRefusal, type MoveOutcome, moveStage, undoMove } from '../sla/move-lead-to-stage';
import { readJson } from '@/lib/request-body';
import {
  badRequest,
  forbidden,
  forRecord,
  MAX_ID,
  isSalesOrAdminUser,
  notFound,
} from './endpoint-access';
import { isFilterError, isReadableFilter, MAX_CONDITIONS } from './validate-list-filter';

const stages = Object.keys(leadStages) as [Stage, ...Stage[]];
const stage = z.enum(stages);
const kind = z.enum(['sales', 'all', ...formKinds]);

/** How many leads of each stage the board loads at first. */
export const firstLengths = (): StageLengths =>
  Object.fromEntries(stages.map((name) => [name, LEADS_PER_LOAD]));

/** Reads the first leads of the named stages; null when the filter is invalid. */
async function readBoard(
  req: PayloadRequest,
  filter: StageFilter,
  lengths: StageLengths,
): Promise<StageColumns | null> {
  const { flattenedFields } = req.payload.collections.leads.config;
  if (!isReadableFilter(flattenedFields, filter.where)) return null;
  try {
    return await readStages(req, filter, lengths);
  } catch (error) {
    if (isFilterError(error)) return null;
    throw error;
  }
}

/** The field, operator and value of a condition; null when the condition has several fields or operators. */
function partsOf(condition: Conditions) {
  const [[field, tests] = ['', null], ...otherFields] = Object.entries(condition);
  if (otherFields.length > 0 || typeof tests !== 'object' || tests === null) return null;
  const [[operator, value] = ['', null], ...others] = Object.entries(tests) as [string, unknown][];
  return others.length > 0 ? null : { field, operator, value };
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

/** The kind of form that a condition of the list selects: one kind, or all kinds that are sales requests. */
function kindOf({ field, operator, value }: Parts): StageFilter['kind'] | null {
  if (field !== 'kind') return null;
  if (operator === 'equals') return formKinds.find((name) => name === value) ?? null;
  const left = operator === 'not_in' && Array.isArray(value) ? value : [];
  return left.length === notInTurn.size && left.every((name) => notInTurn.has(String(name)))
    ? 'sales'
    : null;
}

/** Splits the conditions of a filter into those that the board has controls for, and the others. */
function chosenIn(all: readonly Conditions[], isLate: boolean, user: unknown) {
  const own: Partial<StageFilter> = {};
  const rest = all.filter((one) => {
    const parts = partsOf(one);
    if (!parts) return true;
    const { field, operator, value } = parts;
    const form = kindOf(parts);
    if (form && !own.kind) own.kind = form;
    // The URL of the list contains the id as a string.
    else if (field === 'owner' && operator === 'equals' && String(value) === String(user)) {
      own.mine = true;
    } else if (isLate && field === 'nextStepAt' && operator === 'less_than') own.late = true;
    else return true;
    return false;
  });
  return { own, rest };
}

/**
 * Reads the filter in the board's URL: choices of the board itself (`?mine=1&kind=contact&late=1`), or a filter of the
 * list of leads. The URL contains no search, because it may be a name.
 * @param user the id of the signed-in colleague
 */
export function filterOf(
  query: Readonly<Record<string, unknown>> = {},
  user?: number,
): StageFilter {
  const asked = kind.safeParse(query.kind);
  const found = alternativesOf(query.where);
  const isLate = query.late === '1';
  const [only, ...others] = found;
  const { own, rest } =
    only && others.length === 0
      ? chosenIn(only, isLate, user)
      : { own: { late: found.length === 0 && isLate }, rest: null };
  return {
    mine: query.mine === '1',
    kind: asked.success ? asked.data : found.length > 0 ? 'all' : 'sales',
    late: false,
    search: '',
    ...own,
    where: rest ? (rest.length > 0 ? [rest] : []) : found,
  };
}

/** The board's initial data, and when they were read, in milliseconds since 1970; null when the filter is invalid. */
export async function readFirst(req: PayloadRequest, filter: StageFilter) {
  const readAt = Date.now();
  const columns = await readBoard(req, filter, firstLengths());
  return columns && { readAt, columns };
}

const boardSchema = z.object({
  mine: z.boolean(),
  kind,
  search: z.string().max(200),
  late: z.boolean().default(false),
  where: z
    .array(z.array(z.record(z.string(), z.unknown())).max(MAX_CONDITIONS))
    .max(MAX_CONDITIONS)
    .default([]),
  lengths: z.partialRecord(stage, z.int().min(1).max(MAX_LEADS_PER_STAGE)),
});

/**
 * POST /api/leads/stages `{ mine, kind, search, late?, where?, lengths: { new: 40 } }`: the first leads of the named
 * stages, as many as requested.
 */
export const readBoardOfStages: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  const sent = boardSchema.safeParse(await readJson(req));
  if (!sent.success) {
    return badRequest('Send { mine, kind, search, lengths }: lengths by stage, 1000 at most');
  }
  const { lengths, ...filter } = sent.data;
  const columns = await readBoard(req, filter, lengths);
  return columns
    ? Response.json({ columns })
    : badRequest('A condition of the filter has no such field, operator or value');
};

const refusalTexts: Record<Exclude<MoveRefusal, 'no-lead'>, string> = {
  changed: 'This lead has been moved meanwhile; its card says where it is now',
  'nothing-to-undo': 'This lead has been moved again since; there is nothing to take back',
  'letter-sent': 'A letter has been sent to this lead, which is an answer',
};

/** The answer to a move of a lead, accepted or refused (409): it contains the lead's card as it is now. */
async function answerTo(req: PayloadRequest, id: number, outcome: MoveOutcome): Promise<Response> {
  const card = await readStageCard(req, id);
  if ('change' in outcome) return Response.json({ change: outcome.change, card });
  const { refused } = outcome;
  if (refused === 'no-lead') return notFound('No such lead');
  return Response.json({ code: refused, message: refusalTexts[refused], card }, { status: 409 });
}

const moveSchema = z
  .object({ from: stage, to: stage })
  .refine(({ from, to }) => from !== to, 'Another stage');

/** POST /api/leads/:id/stage `{ from, to }`: moves a lead, if it is still in the stage `from` (optimistic lock). */
export const moveToStage = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const sent = moveSchema.safeParse(await readJson(req));
  if (!sent.success) return badRequest('Send { from, to }: two different stages');
  return answerTo(req, id, await moveStage(req.payload, id, sent.data, user));
});

const undoSchema = z.object({ change: z.int().min(1).max(MAX_ID) });

/** POST /api/leads/:id/stage/undo `{ change }`: undoes the move with this event id, if it is the lead's last one. */
export const undoStageMove = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const sent = undoSchema.safeParse(await readJson(req));
  if (!sent.success) return badRequest('Send { change }: what the move was answered with');
  return answerTo(req, id, await undoMove(req.payload, id, sent.data.change, user));
});
