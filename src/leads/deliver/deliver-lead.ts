import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import type { Delivery } from '@/payload-types';
import { brand } from '../../../brand.config';
import { leadMessage } from './lead-message';
import { leadIdOf, loadLead } from './load-lead';
import { postJson } from './post-json';
import { sign } from './signature';

/** Says only that an attempt failed and with which code, so that the queue keeps nothing personal. */
class DeliveryError extends Error {}

/** Longest wait, in seconds, that an answer's Retry-After may ask of a worker before it lets go of the job. */
const LONGEST_PAUSE = 20;

const headerPrefix = `X-${brand.slug}`;

async function send(payload: Payload, delivery: Delivery): Promise<string> {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET, ALLOW_LOOPBACK_TARGETS } = env();
  if (!LEAD_WEBHOOK_URL) return 'NOT_CONFIGURED';
  const { lead, consents, ticket } = await loadLead(payload, leadIdOf(delivery));
  const body = leadMessage(lead, consents, ticket, delivery.idempotencyKey);
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const signature = LEAD_WEBHOOK_SECRET ? sign(LEAD_WEBHOOK_SECRET, timestamp, body) : undefined;
  try {
    const { status, retryAfter } = await postJson(
      LEAD_WEBHOOK_URL,
      body,
      {
        'Idempotency-Key': delivery.idempotencyKey,
        [`${headerPrefix}-Timestamp`]: timestamp,
        ...(signature ? { [`${headerPrefix}-Signature`]: signature } : {}),
      },
      { allowInner: ALLOW_LOOPBACK_TARGETS },
    );
    const pause = Math.min(Number(retryAfter) || 0, LONGEST_PAUSE);
    if (status >= 300 && pause > 0) await new Promise((resume) => setTimeout(resume, pause * 1000));
    return status >= 200 && status < 300 ? 'ok' : `HTTP_${status}`;
  } catch (error) {
    return String(errorFields(error).code ?? errorFields(error).error);
  }
}

/**
 * One attempt at one delivery. Returns when it has arrived (now or earlier); throws when it has not,
 * which makes the queue try again later.
 */
export async function deliverLead(payload: Payload, deliveryId: number): Promise<void> {
  const delivery = await payload.findByID({
    collection: 'deliveries',
    id: deliveryId,
    depth: 0,
    disableErrors: true,
  });
  if (!delivery || delivery.status === 'delivered') return;
  const result = await send(payload, delivery);
  const delivered = result === 'ok';
  await payload.update({
    collection: 'deliveries',
    id: deliveryId,
    data: {
      attempts: delivery.attempts + 1,
      lastResult: delivered ? null : result,
      ...(delivered ? { status: 'delivered', deliveredAt: new Date().toISOString() } : {}),
    },
  });
  if (delivered) {
    log.info('delivery.done', { delivery: deliveryId, attempt: delivery.attempts + 1 });
    return;
  }
  log.warn('delivery.failed', { delivery: deliveryId, attempt: delivery.attempts + 1, result });
  throw new DeliveryError(result);
}
