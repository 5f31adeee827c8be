import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { errorCode, log } from '@/lib/write-log-line';
import { postSigned } from '../delivery/post-signed-webhook';
import type { Consent } from '@/payload-types';
import { createPrivacyRequest } from './create-privacy-request';
import { codeOfFailure, needsPerson, NoticeError } from './external-erasure-request';
import type { WithdrawalJob } from '../jobs/privacy-queues';
import { withdrawInCrm } from './withdraw-consent-in-crm';

/**
 * Posts a message about a withdrawal to the lead webhook.
 * @returns `ok`, or the code of an error
 */
function postWithdrawal(target: string, leadId: number, withdrawn: readonly Consent[]) {
  const id = `withdrawal-${withdrawn.map((consent) => consent.id).join('-')}`;
  const body = JSON.stringify({
    type: 'consent.withdrawn',
    id,
    lead: { id: leadId },
    consents: withdrawn.map(({ purpose, granted, text, locale, createdAt }) => ({
      purpose,
      granted,
      text,
      locale,
      at: createdAt,
    })),
  });
  return postSigned(target, body, id).then(({ result }) => result, errorCode);
}

/** Creates a privacy request: an admin has to withdraw the consents by hand in a system that could not be notified. */
export async function askPerson(
  payload: Payload,
  { leadId, target = 'webhook' }: WithdrawalJob,
): Promise<void> {
  log.error('consent.withdrawal-given-up', { lead: leadId, target });
  await createPrivacyRequest(payload, leadId, 'withdrawal', `consent.withdrawn → ${target}`);
}

/**
 * Makes one attempt to notify one receiver that consents were withdrawn: the lead webhook (docs/lead-webhook.md), or a
 * CRM (docs/crm.md). Repeating it is harmless. Where retries are useless, a request for the admins is created.
 * @throws NoticeError, to be retried
 */
export async function notifyWithdrawal(payload: Payload, job: WithdrawalJob): Promise<void> {
  const { leadId, consentIds, target = 'webhook' } = job;
  const { docs } = await payload.find({
    collection: 'consents',
    where: { id: { in: consentIds } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  // Consents without a lead are skipped: the lead was erased, and the erasure sends a notice of its own.
  const withdrawn = docs.filter(({ lead }) => typeof lead === 'number');
  if (withdrawn.length === 0) return;
  try {
    if (target !== 'webhook') {
      const lead = await payload.findByID({
        collection: 'leads',
        id: leadId,
        depth: 0,
        disableErrors: true,
        select: { email: true },
      });
      if (lead?.email) await withdrawInCrm[target](lead.email, withdrawn);
      return;
    }
    const webhook = env().LEAD_WEBHOOK_URL;
    const result = webhook ? await postWithdrawal(webhook, leadId, withdrawn) : 'ok';
    if (result !== 'ok') throw new NoticeError(result);
  } catch (error) {
    if (needsPerson(error)) {
      await askPerson(payload, job);
      return;
    }
    const result = codeOfFailure(error);
    log.warn('consent.withdrawal-notice-failed', { lead: leadId, target, result });
    throw new NoticeError(result);
  }
}
