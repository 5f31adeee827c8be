import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import { brand } from '../../../brand.config';
import { postJson } from '../deliver/post-json';
import { sign } from '../deliver/signature';
import type { AlertJob } from './queues';
import { clockSettings } from './settings';

/** Says only that an attempt failed and with which code. */
class AlertError extends Error {}

const headerPrefix = `X-${brand.slug}`;

/**
 * One attempt to tell the alert webhook; signed like the lead webhook (docs/lead-webhook.md). The body
 * names a lead by its number, its kind and its times, and nobody.
 *
 * @throws AlertError when it has not arrived: the queue tries again
 */
export async function sendAlert(payload: Payload, { leadId, level }: AlertJob): Promise<void> {
  const { alertUrl } = await clockSettings(payload);
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
  });
  if (!alertUrl || !lead) return;
  const { LEAD_WEBHOOK_SECRET, ALLOW_LOOPBACK_TARGETS, SITE_URL } = env();
  const key = `lead-${leadId}-${level}`;
  const body = JSON.stringify({
    type: `lead.${level}`,
    id: key,
    lead: {
      id: leadId,
      kind: lead.kind,
      dueAt: lead.dueAt ?? null,
      owner: lead.owner ?? null,
      href: `${SITE_URL}/admin/collections/leads/${leadId}`,
    },
  });
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const headers = {
    'Idempotency-Key': key,
    [`${headerPrefix}-Timestamp`]: timestamp,
    ...(LEAD_WEBHOOK_SECRET
      ? { [`${headerPrefix}-Signature`]: sign(LEAD_WEBHOOK_SECRET, timestamp, body) }
      : {}),
  };
  const result = await postJson(alertUrl, body, headers, { allowInner: ALLOW_LOOPBACK_TARGETS })
    .then(({ status }) => (status >= 200 && status < 300 ? 'ok' : `HTTP_${status}`))
    .catch((error: unknown) => String(errorFields(error).code ?? errorFields(error).error));
  if (result === 'ok') return;
  log.warn('clock.alert-failed', { lead: leadId, alert: level, result });
  throw new AlertError(result);
}
