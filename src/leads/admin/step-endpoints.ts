import { z } from 'zod';
import { endNextStep, setNextStep, type StepBar, undoNextStep } from '../management/next-step';
import { LONGEST_STEP, timeProblem } from '../schema/next-step';
import { cleanLine } from '../schema/text';
import { answer, badRequest, forRecord, isSalesOrAdminUser, notFound, refusal } from './answers';

/** `at` in ISO 8601 with its offset; `owner` null: whoever has the lead. */
const stepSchema = z.object({
  text: z
    .string()
    .max(4 * LONGEST_STEP)
    .transform((text) => cleanLine(text))
    .pipe(z.string().min(1).max(LONGEST_STEP)),
  at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  owner: z.int().min(1).max(2_147_483_647).nullable(),
});

const bars: Record<Exclude<StepBar, 'no-lead'>, string> = {
  'no-step': 'This lead has no next step',
  'nothing-to-undo': 'The last change of the next step can not be taken back',
  'not-staff': 'No such colleague of sales',
};

const times = {
  past: 'The time of a next step has to be ahead',
  'too-far': 'The time of a next step has to be within a year',
} as const;

function answerTo(bar: StepBar | null, done: string): Response {
  if (bar === null) return answer({ [done]: 1 });
  if (bar === 'no-lead') return notFound('No such lead');
  return refusal(bar === 'not-staff' ? 400 : 409, bar, bars[bar]);
}

/** POST /api/leads/:id/step `{ text, at, owner }`: sets the next step, or changes the one there is. */
export const setStep = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const step = stepSchema.safeParse(await req.json?.().catch(() => null));
  if (!step.success) {
    return badRequest('Send { text, at, owner }: a line, a time in ISO 8601, and an id or null');
  }
  const problem = timeProblem(step.data.at);
  if (problem) return refusal(400, problem, times[problem]);
  return answerTo(await setNextStep(req.payload, id, step.data, user), 'set');
});

/** DELETE /api/leads/:id/step: it is not to be done any more. */
export const dropStep = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) =>
  answerTo(await endNextStep(req.payload, id, 'step-dropped', user), 'dropped'),
);

/** POST /api/leads/:id/step/done */
export const markStepDone = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) =>
  answerTo(await endNextStep(req.payload, id, 'step-done', user), 'done'),
);

/** POST /api/leads/:id/step/undo: takes the last change back, where it moved or ended a step. */
export const undoStep = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) =>
  answerTo(await undoNextStep(req.payload, id, user), 'undone'),
);
