import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { errorCode, log } from '@/lib/write-log-line';
import { postSigned } from '../delivery/post-signed-webhook';
import type { AlertJob } from '../jobs/reply-deadline-queues';
import { slaSettings } from './reply-time-settings';

/** The error of a failed attempt; holds only its code. */
class AlertError extends Error {}

/**
 * Makes one attempt to call the alert webhook, signed like the lead webhook (docs/lead-webhook.md). The body has the
 * lead's number, kind and times, and no personal data.
 * @throws AlertError on failure: the queue retries
 */
export async function sendAlert(payload: Payload, { leadId, level }: AlertJob): Promise<void> {
  const { alertUrl } = await slaSettings(payload);
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
  });
  if (!alertUrl || !lead) return;
  const key = `lead-${leadId}-${level}`;
  const body = JSON.stringify({
    type: `lead.${level}`,
    id: key,
    lead: {
      id: leadId,
      kind: lead.kind,
      dueAt: lead.dueAt ?? null,
      owner: lead.owner ?? null,
      href: `${env().SITE_URL}/admin/collections/leads/${leadId}`,
    },
  });
  const result = await postSigned(alertUrl, body, key).then(({ result }) => result, errorCode);
  if (result === 'ok') return;
  log.warn('sla.alert-failed', { lead: leadId, alert: level, result });
  throw new AlertError(result);
}
