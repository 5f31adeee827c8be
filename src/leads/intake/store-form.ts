import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { keep } from '../spool/spool';
import { RegistrationClosedError } from '../tickets/register';
import { writeKeptLead } from './kept-lead';
import type { AcceptedForm, ChallengedForm, Outcome, RejectedForm } from './outcome';
import { storeLead } from './store-lead';

/** @throws when the database is away */
async function storeInDatabase(payload: Payload, state: AcceptedForm): Promise<Outcome> {
  const { form, values, submission, acceptance } = state;
  const { kind } = form;
  try {
    const { outcome, leadId, place } = await storeLead(payload, submission, acceptance);
    if (outcome === 'conflict') return { type: 'rejected', form, notice: 'conflict', values };
    log.info('lead.acknowledged', { kind, lead: leadId, outcome });
    return { type: 'stored', form, leadId, place };
  } catch (error) {
    if (!(error instanceof RegistrationClosedError)) throw error;
    return { type: 'rejected', form, notice: 'closed', values };
  }
}

/** @throws SpoolFullError, or an error of the file system; nothing is kept then */
async function keepOnDisk({ form, submission, acceptance }: AcceptedForm): Promise<Outcome> {
  const keptSince = new Date();
  const { envelope } = submission;
  // A form without a key gets one, so that it is stored only once; its content is compared too, as always.
  const keyed = { ...submission, envelope: { ...envelope, key: envelope.key ?? randomUUID() } };
  await keep(
    writeKeptLead({ submission: keyed, acceptance: { ...acceptance, keptSince } }),
    keptSince,
  );
  log.info('lead.kept', { kind: form.kind });
  return { type: 'kept', form };
}

/** Step: stores an accepted form, on the disk while the database is away (ADR-0032). */
export async function storeForm(
  state: AcceptedForm | RejectedForm | ChallengedForm,
  payload: Payload | null,
): Promise<Outcome> {
  if (state.type !== 'accepted') return state;
  return payload ? storeInDatabase(payload, state) : keepOnDisk(state);
}
