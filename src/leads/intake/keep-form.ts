import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { memoryLimit } from '@/lib/memory-limit';
import { keep } from '../spool/spool';
import { accept } from './acceptance';
import { type Asked, challenge, fieldErrors, kept, notice } from './answer';
import { writeKeptLead } from './kept-lead';
import { isProofHere } from './proof-of-work';
import type { PostedForm } from './read-form';
import { judgeForm } from './validate-form';

let countKept: ReturnType<typeof memoryLimit> | undefined;

/**
 * Takes a form while the database is away: judged, limited and kept on the disk until it is stored. What only the
 * database knows is not asked for: a ticket is not promised, because there may be no place; a form to be shown
 * again is kept by its browser alone.
 *
 * @returns null for one that can not be taken without the database
 * @throws SpoolFullError, or what the file system says; nothing is kept then
 */
export async function keepForm(
  asked: Asked,
  posted: PostedForm,
  address: string,
): Promise<Response | null> {
  const { kind } = asked;
  if (kind === 'get-ticket') return null;
  const { errors, isValid, submission } = judgeForm(asked, posted, null);
  if (!isValid) return asked.wantsJson ? fieldErrors(null, asked, errors) : null;
  countKept ??= memoryLimit('kept', env().FORM_RATE_LIMIT);
  const wait = await countKept(address);
  if (wait !== null) return notice(null, asked, 'rate-limited', wait);
  const accepted = await accept(posted, submission, isProofHere);
  if (!accepted) return challenge();
  const keptSince = new Date();
  const acceptance = { ...accepted, keptSince };
  const { envelope } = submission;
  // One without a key gets one, so that it is stored once however late; what it says is compared too, as always.
  const keyed = { ...submission, envelope: { ...envelope, key: envelope.key ?? randomUUID() } };
  await keep(writeKeptLead({ submission: keyed, acceptance }), keptSince);
  log.info('lead.kept', { kind });
  return kept(asked);
}
