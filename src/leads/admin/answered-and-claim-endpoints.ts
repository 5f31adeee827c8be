import {
  answer,
  badRequest,
  conflict,
  forRecord,
  isSalesOrAdminUser,
  refusal,
} from './endpoint-access';
import { answerLead, claimLead, unanswerLead, type UndoRefusal } from '../sla/mark-lead-answered';

/** POST /api/leads/:id/answered: marks a lead as answered, such as by phone; 409 if it is answered already. */
export const markAnswered = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  return (await answerLead(req.payload, id, user))
    ? answer({ answered: 1 })
    : conflict('No such lead, or it has been answered already');
});

const undoRefusals: Record<UndoRefusal, string> = {
  'not-answered': 'No such lead, or nobody has answered it',
  'later-stage': 'The work with this lead has gone on since; change its stage instead',
  'letter-sent': 'A letter has been sent to this lead, which is an answer',
};

/** DELETE /api/leads/:id/answered: undoes the mark that a lead was answered; 409 with the reason if it can not. */
export const unmarkAnswered = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const refused = await unanswerLead(req.payload, id, user);
  return refused ? refusal(409, refused, undoRefusals[refused]) : answer({ undone: 1 });
});

/**
 * POST /api/leads/:id/claim?from=7: makes the signed-in colleague the owner, if the account `from` is still the owner,
 * or, without `from`, if the lead has no owner (compare and swap); otherwise 409.
 */
export const claim = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const from = req.searchParams.get('from');
  if (from !== null && !/^\d{1,9}$/.test(from)) return badRequest('Not a user id');
  return (await claimLead(req.payload, id, user, from === null ? null : Number(from)))
    ? answer({ claimed: 1 })
    : conflict('No such lead, or somebody else has it by now');
});
