import { letterSchema, writeLetter } from '../mail/sales-letter';
import { answer, badRequest, conflict, forRecord, isSalesOrAdminUser, notFound } from './answers';

const reasons = {
  'no-address': 'This lead has left no e-mail address',
  held: 'This lead is held; let it through first',
  withdrawn: 'This person has taken back the consent to be answered',
  'other-words': 'This letter went out in other words before; reload the page to write another',
} as const;

/** POST /api/leads/:id/letter `{ key, subject, message }`: a colleague writes to a lead. */
export const sendLetter = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const letter = letterSchema.safeParse(await req.json?.().catch(() => null));
  if (!letter.success) return badRequest('Send { key, subject, message }: a UUID and two texts');
  const outcome = await writeLetter(req.payload, id, user, letter.data);
  if ('mail' in outcome) return answer({ mail: outcome.mail });
  return outcome.refused === 'no-lead'
    ? notFound('No such lead')
    : conflict(reasons[outcome.refused]);
});
