import type { PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { codeOf, errorChain } from '@/lib/error-chain';
import {
  readStageCard,
  readStages,
  type Stage,
  type StageFilter,
  type StageLengths,
} from '../management/stage-board';
import { formKinds } from '../schema/forms';
import { leadStages } from '../schema/lead-stages';
import { notInTurn } from '../schema/not-in-turn';
import { STAGE_MOST, STAGE_STEP } from '../schema/stage-lengths';
import { alternativesOf, type Conditions } from '../schema/view-query';
import { type MoveBar, type MoveOutcome, moveStage, undoMove } from '../sla/move-stage';
import {
  badRequest,
  bodyOf,
  forbidden,
  forRecord,
  GREATEST_ID,
  isSalesOrAdminUser,
  notFound,
} from './answers';

const stages = Object.keys(leadStages) as [Stage, ...Stage[]];
const stage = z.enum(stages);
const kind = z.enum(['sales', 'all', ...formKinds]);

/** How many leads of each stage are read at first. */
export const firstLengths = (): StageLengths =>
  Object.fromEntries(stages.map((name) => [name, STAGE_STEP]));

/** The board's initial data, and when they were read, in milliseconds since 1970. */
export const readFirst = async (req: PayloadRequest, filter: StageFilter) => ({
  readAt: Date.now(),
  columns: await readStages(req, filter, firstLengths()),
});

/** The form that a condition of the list chooses: one, or all that are sales requests. */
function kindOf({ kind: chosen }: Conditions): StageFilter['kind'] | null {
  if (typeof chosen !== 'object' || chosen === null) return null;
  const [operator, ...others] = Object.keys(chosen);
  if (others.length > 0) return null;
  const [value] = Object.values(chosen) as unknown[];
  if (operator === 'equals') return formKinds.find((name) => name === value) ?? null;
  const left = operator === 'not_in' && Array.isArray(value) ? value : [];
  return left.length === notInTurn.size && left.every((name) => notInTurn.has(String(name)))
    ? 'sales'
    : null;
}

/** The board's own choices among the conditions of a filter, and the conditions that are left. */
function chosenIn(all: readonly Conditions[], isLate: boolean, user: unknown) {
  const own: Partial<StageFilter> = {};
  const rest = all.filter((one) => {
    const [field] = Object.keys(one);
    const form = field === 'kind' ? kindOf(one) : null;
    if (form && !own.kind) own.kind = form;
    else if (JSON.stringify(one) === JSON.stringify({ owner: { equals: String(user) } })) {
      own.mine = true;
    } else if (isLate && field === 'nextStepAt') own.late = true;
    else return true;
    return false;
  });
  return { own, rest };
}

/**
 * The filter in the board's address: its own choices (`?mine=1&kind=contact&late=1`), or the filter of a list of leads.
 * The search is not in it, because it contains names.
 *
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

/** The most alternatives, and conditions of each, of a filter. */
const MOST_CONDITIONS = 30;

const boardSchema = z.object({
  mine: z.boolean(),
  kind,
  search: z.string().max(200),
  late: z.boolean().default(false),
  where: z
    .array(z.array(z.record(z.string(), z.unknown())).max(MOST_CONDITIONS))
    .max(MOST_CONDITIONS)
    .default([]),
  lengths: z.partialRecord(stage, z.int().min(1).max(STAGE_MOST)),
});

/** Whether the database could not read a value as what its column holds (class 22 of its codes: data exception). */
const isUnreadable = (error: unknown): boolean =>
  errorChain(error).some((one) => codeOf(one)?.startsWith('22'));

/**
 * POST /api/leads/stages `{ mine, kind, search, late?, where?, lengths: { new: 40 } }`: the first leads of the named stages, as many
 * as requested.
 */
export const readBoardOfStages: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  const sent = boardSchema.safeParse(await bodyOf(req));
  if (!sent.success) {
    return badRequest('Send { mine, kind, search, lengths }: lengths by stage, 1000 at most');
  }
  const { lengths, ...filter } = sent.data;
  try {
    return Response.json({ columns: await readStages(req, filter, lengths) });
  } catch (error) {
    if (isUnreadable(error)) return badRequest('A value of the filter is not of its field');
    throw error;
  }
};

const bars: Record<Exclude<MoveBar, 'no-lead'>, string> = {
  changed: 'This lead has been moved meanwhile; its card says where it is now',
  'nothing-to-undo': 'This lead has been moved again since; there is nothing to take back',
  'letter-sent': 'A letter has been sent to this lead, which is an answer',
};

/** The answer includes the lead as it is now, whether the move was accepted or refused. */
async function answerTo(req: PayloadRequest, id: number, outcome: MoveOutcome): Promise<Response> {
  const card = await readStageCard(req, id);
  if ('change' in outcome) return Response.json({ change: outcome.change, card });
  const { bar } = outcome;
  if (bar === 'no-lead') return notFound('No such lead');
  return Response.json({ code: bar, message: bars[bar], card }, { status: 409 });
}

const moveSchema = z
  .object({ from: stage, to: stage })
  .refine(({ from, to }) => from !== to, 'Another stage');

/** POST /api/leads/:id/stage `{ from, to }`: moves a lead, if it is still in the stage `from` (optimistic lock). */
export const moveToStage = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const sent = moveSchema.safeParse(await bodyOf(req));
  if (!sent.success) return badRequest('Send { from, to }: two different stages');
  return answerTo(req, id, await moveStage(req.payload, id, sent.data, user));
});

const undoSchema = z.object({ change: z.int().min(1).max(GREATEST_ID) });

/** POST /api/leads/:id/stage/undo `{ change }`: undoes the move with this event id, if it is the lead's last one. */
export const undoStageMove = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const sent = undoSchema.safeParse(await bodyOf(req));
  if (!sent.success) return badRequest('Send { change }: what the move was answered with');
  return answerTo(req, id, await undoMove(req.payload, id, sent.data.change, user));
});
