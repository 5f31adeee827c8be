import { z } from 'zod';
import type { PayloadRequest } from 'payload';
import {
  type Actor,
  endNextStep,
  setNextStep,
  type StepRefusal,
  type StepOutcome,
  undoNextStep,
} from '../management/change-next-step';
import { MAX_STEP_LENGTH } from '../schema/validate-next-step-time';
import { cleanLine } from '../schema/clean-text';
import { readJson } from '@/lib/request-body';
import {
  badRequest,
  forRecord,
  MAX_ID,
  isSalesOrAdminUser,
  notFound,
  refusal,
} from './endpoint-access';

const idSchema = z.int().min(1).max(MAX_ID);

/** `seen`: the id of the step's last change that the client knows; null when there was none (optimistic lock). */
const seenSchema = z.object({ seen: idSchema.nullable() });

/** `at`: the time in ISO 8601 with a UTC offset. `owner`: an account id; null means the owner of the lead. */
const stepSchema = seenSchema.extend({
  text: z
    .string()
    .max(4 * MAX_STEP_LENGTH)
    .transform((text) => cleanLine(text))
    .pipe(z.string().min(1).max(MAX_STEP_LENGTH)),
  at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  owner: idSchema.nullable(),
});

const refusalTexts: Record<Exclude<StepRefusal, 'no-lead'>, string> = {
  'no-step': 'This lead has no next step',
  changed: 'This step has been changed meanwhile; read the lead again',
  'nothing-to-undo': 'The last change of the next step can not be taken back',
  'not-staff': 'No such colleague of sales',
  past: 'The time of a next step has to be ahead',
  'too-far': 'The time of a next step has to be within a year',
};

/** Whether a refusal is the fault of the request (400) rather than a conflict (409). */
const isBad = (refused: StepRefusal): boolean => ['not-staff', 'past', 'too-far'].includes(refused);

function answerTo(outcome: StepOutcome, done: string): Response {
  if ('change' in outcome) return Response.json({ [done]: 1, change: outcome.change });
  const { refused } = outcome;
  if (refused === 'no-lead') return notFound('No such lead');
  return refusal(isBad(refused) ? 400 : 409, refused, refusalTexts[refused]);
}

/** POST /api/leads/:id/step `{ text, at, owner, seen }`: sets the next step of a lead, or changes the existing one. */
export const setStep = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const step = stepSchema.safeParse(await readJson(req));
  if (!step.success) {
    return badRequest(
      'Send { text, at, owner, seen }: a line, a time in ISO 8601, and two ids or nulls',
    );
  }
  const { seen, ...next } = step.data;
  return answerTo(await setNextStep(req.payload, id, next, { user, seen }), 'set');
});

type Act = (req: PayloadRequest, lead: number, actor: Actor) => Promise<StepOutcome>;

/** Makes an endpoint for an action on a next step. The client sends the last change that it has seen. */
const actOnStep = (done: string, act: Act) =>
  forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
    const sent = seenSchema.safeParse(await readJson(req));
    if (!sent.success) return badRequest('Send { seen }: the last change you have read, or null');
    return answerTo(await act(req, id, { user, seen: sent.data.seen }), done);
  });

/** DELETE /api/leads/:id/step `{ seen }`: removes the step without completing it. */
export const dropStep = actOnStep('dropped', ({ payload }, id, actor) =>
  endNextStep(payload, id, 'step-dropped', actor),
);

/** POST /api/leads/:id/step/done `{ seen }`: marks the next step as completed. */
export const markStepDone = actOnStep('done', ({ payload }, id, actor) =>
  endNextStep(payload, id, 'step-done', actor),
);

/**
 * POST /api/leads/:id/step/undo `{ seen }`: undoes the change with the id `seen`, if it is the step's last change and
 * has postponed, completed or removed the step.
 */
export const undoStep = actOnStep('undone', ({ payload }, id, actor) =>
  undoNextStep(payload, id, actor),
);
