import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { errorCode, log } from '@/lib/write-log-line';
import { postSigned, resultOf } from '../delivery/post-signed-webhook';
import { NoticeError } from './privacy-notice';
import type { WithdrawalJob } from '../jobs/privacy-queues';

/**
 * One attempt to notify our webhook that consents of a delivered lead were withdrawn (docs/lead-webhook.md).
 *
 * @throws NoticeError, to be retried
 */
export async function notifyWithdrawal(
  payload: Payload,
  { leadId, consentIds }: WithdrawalJob,
): Promise<void> {
  const target = env().LEAD_WEBHOOK_URL;
  if (!target) return;
  const { docs } = await payload.find({
    collection: 'consents',
    where: { and: [{ id: { in: consentIds } }, { lead: { equals: leadId } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  if (docs.length === 0) return; // the lead was erased meanwhile, which sends a notice of its own
  const id = `withdrawal-${consentIds.join('-')}`;
  const body = JSON.stringify({
    type: 'consent.withdrawn',
    id,
    lead: { id: leadId },
    consents: docs.map(({ purpose, granted, text, locale, createdAt }) => ({
      purpose,
      granted,
      text,
      locale,
      at: createdAt,
    })),
  });
  const result = await postSigned(target, body, id).then(resultOf, errorCode);
  if (result === 'ok') return;
  log.warn('consent.withdrawal-notice-failed', { lead: leadId, result });
  throw new NoticeError(result);
}
