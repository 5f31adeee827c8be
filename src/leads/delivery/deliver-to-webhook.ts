import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { env } from '@/lib/env';
import { errorCode, log } from '@/lib/write-log-line';
import { inSpan, type OpenSpan } from '@/lib/start-tracing-span';
import { ticketTypeName } from '../model/ticket-type-name';
import { countAttempt, countDelivery, secondsOnTheWay } from './delivery-metrics';
import { loadLead, type WholeLead } from './load-lead-for-delivery';
import { postSigned } from './post-signed-webhook';

/**
 * The error of a failed attempt. It has a code and nothing else: the queue stores it, and must store no personal data.
 */
class DeliveryError extends Error {}

/** Longest time, in seconds, that a worker waits for Retry-After before the job goes back to the queue. */
const MAX_PAUSE_SECONDS = 20;

/** The body of the lead webhook, documented in docs/lead-webhook.md. Fields are only ever added. */
function leadMessage({ lead, consents, ticket }: WholeLead, idempotencyKey: string): string {
  return JSON.stringify({
    type: 'lead.created',
    id: idempotencyKey,
    lead: {
      id: lead.id,
      kind: lead.kind,
      version: lead.version,
      receivedAt: lead.createdAt,
      status: Number(lead.status),
      locale: lead.locale,
      page: lead.page,
      salutation: lead.salutation ?? null,
      name: lead.name,
      email: lead.email,
      phone: lead.phone ?? null,
      phoneE164: lead.phoneE164 ?? null,
      company: lead.company ?? null,
      industry: lead.industry ?? null,
      jobTitle: lead.jobTitle ?? null,
      preferredLanguage: lead.preferredLanguage ?? null,
      description: lead.description ?? null,
      department: lead.department ?? null,
      hub: lead.hub ?? null,
      firstQuestion: lead.firstQuestion ?? null,
      secondQuestion: lead.secondQuestion ?? null,
      event: lead.event ?? null,
      document: lead.document ?? null,
      position: lead.position ?? null,
      invoice: lead.companyName
        ? {
            companyName: lead.companyName,
            companyAddress: lead.companyAddress ?? null,
            companyTaxCode: lead.companyTaxCode ?? null,
            invoiceReceiptEmail: lead.invoiceReceiptEmail ?? null,
          }
        : null,
      ticket: ticket
        ? {
            code: ticket.code,
            type: ticketTypeName(ticket),
            quantity: ticket.quantity,
            unitPrice: ticket.unitPrice,
            total: ticket.total,
            status: ticket.status,
          }
        : null,
      attribution: lead.attribution ?? {},
    },
    consents: consents.map(({ purpose, granted, text, locale, createdAt }) => ({
      purpose,
      granted,
      text,
      locale,
      at: createdAt,
    })),
  });
}

type Attempt = { lead: number; key: string; attempt: number };

async function send(payload: Payload, delivery: Attempt): Promise<string> {
  const target = env().LEAD_WEBHOOK_URL;
  if (!target) return 'NOT_CONFIGURED';
  const body = leadMessage(await loadLead(payload, delivery.lead), delivery.key);
  try {
    const answer = await postSigned(target, body, delivery.key);
    const pause = Math.min(Number(answer.retryAfter) || 0, MAX_PAUSE_SECONDS);
    if (answer.status >= 300 && pause > 0) {
      await new Promise((resume) => setTimeout(resume, pause * 1000));
    }
    return answer.result;
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * One attempt to send a lead to the webhook. Returns once it is delivered, now or by an earlier attempt, and without
 * sending when the delivery is skipped or gone.
 * @throws DeliveryError when it is not delivered; the queue retries it
 */
export function deliverToWebhook(payload: Payload, deliveryId: number): Promise<void> {
  const attributes = { 'delivery.target': 'webhook' };
  return inSpan('delivery', { attributes }, (note) => attemptDelivery(payload, deliveryId, note));
}

async function attemptDelivery(
  payload: Payload,
  deliveryId: number,
  note: OpenSpan['note'],
): Promise<void> {
  const { drizzle } = databaseOf(payload);
  // The attempt is counted before anything is sent, because an erasure notifies every receiver that may have the lead
  // (ADR-0022).
  const { rows } = await drizzle.execute<Attempt>(sql`
    UPDATE deliveries SET attempts = attempts + 1, updated_at = now()
    WHERE id = ${deliveryId} AND status NOT IN ('delivered', 'skipped')
    RETURNING lead_id::int AS lead, idempotency_key AS key, attempts::int AS attempt`);
  const attempt = rows[0];
  if (!attempt) return;
  const result = await send(payload, attempt);
  const delivered = result === 'ok';
  note({ 'delivery.result': result });
  const { rows: updated } = await drizzle.execute<{ seconds: number }>(sql`
    UPDATE deliveries SET updated_at = now(), last_result = ${delivered ? null : result},
      status = CASE WHEN ${delivered} THEN 'delivered' ELSE status::text END::enum_deliveries_status,
      delivered_at = CASE WHEN ${delivered} THEN now() ELSE delivered_at END
    WHERE id = ${deliveryId} AND status <> 'delivered'
    RETURNING ${secondsOnTheWay} AS seconds`);
  countAttempt('webhook', delivered);
  if (delivered) {
    countDelivery('webhook', updated[0]?.seconds);
    log.info('delivery.done', { delivery: deliveryId, attempt: attempt.attempt });
    return;
  }
  log.warn('delivery.failed', { delivery: deliveryId, attempt: attempt.attempt, result });
  throw new DeliveryError(result);
}
