import type { PayloadRequest } from 'payload';
import type { Lead } from '@/payload-types';
import { sessionOf } from '@/lib/payload-database';
import { answersFor, type Answers } from '../mail/fill-answer-template';
import {
  draftLetterSchema,
  type LetterContext,
  letterContext,
  letterSchema,
  renderLetter,
  writeLetter,
} from '../mail/mail-to-lead';
import { mailTransport } from '../mail/smtp-transport';
import { readJson } from '@/lib/request-body';
import {
  answer,
  badRequest,
  conflict,
  forRecord,
  isSalesOrAdminUser,
  notFound,
  page,
  refusal,
} from './endpoint-access';

const reasons = {
  'no-address': 'This lead has left no e-mail address',
  held: 'This lead is held; let it through first',
  withdrawn: 'This person has taken back the consent to be answered',
} as const;

/** The lead with its owner, if the signed-in person may read it; null otherwise. */
const leadFor = (req: PayloadRequest, id: number): Promise<Lead | null> =>
  req.payload.findByID({
    collection: 'leads',
    id,
    depth: 1,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    req,
  });

/** POST /api/leads/:id/letter `{ key, subject, message, language? }`: queues a colleague's letter to a lead. */
export const sendLetter = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const letter = letterSchema.safeParse(await readJson(req));
  if (!letter.success) return badRequest('Send { key, subject, message }: a UUID and two texts');
  const outcome = await writeLetter(req.payload, id, user, letter.data);
  if ('mail' in outcome) return answer({ mail: outcome.mail });
  if (outcome.refused === 'no-lead') return notFound('No such lead');
  if (outcome.refused === 'other-words') {
    return refusal(
      409,
      outcome.refused,
      'This letter went out in other words before; see the history',
    );
  }
  return conflict(reasons[outcome.refused]);
});

/** POST /api/leads/:id/letter/preview `{ subject, message, language? }`: the letter as HTML; nothing is stored. */
export const previewLetter = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const letter = draftLetterSchema.safeParse(await readJson(req));
  if (!letter.success) return badRequest('Send { subject, message }: two texts');
  const lead = await leadFor(req, id);
  if (!lead) return notFound('No such lead');
  return page((await renderLetter(req.payload, lead, user, letter.data)).html);
});

export type AnswerOptions = Answers & {
  letter: LetterContext;
  /** Whether mails can be sent: a mail server is configured. */
  canSend: boolean;
};

/** GET /api/leads/:id/answers: the answer templates, filled with the lead's values. */
export const answerOptionsEndpoint = forRecord(
  isSalesOrAdminUser,
  'lead',
  async (req, id, user) => {
    const lead = await leadFor(req, id);
    if (!lead) return notFound('No such lead');
    const options: AnswerOptions = {
      ...(await answersFor(req.payload, lead, user)),
      letter: await letterContext(await sessionOf(req.payload, req), lead),
      canSend: mailTransport() !== null,
    };
    return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
  },
);
