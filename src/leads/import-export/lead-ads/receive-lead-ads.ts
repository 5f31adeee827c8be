import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { inTrace } from '@/lib/start-tracing-span';
import { isSameSecret } from '@/lib/constant-time-compare';
import { limitedBody, queryOf } from '@/lib/request-body';
import { queue } from '../../jobs/queue-client';
import { inTransaction } from '../../model/in-transaction';
import { parseExactJson } from '../parse-json-with-big-numbers';
import { AD_LEAD_QUEUE, type AdLeadJob } from '../../jobs/ad-lead-queue';
import { type Leadgen, leadgenOf, notification } from './meta-lead-ads-schemas';

const MAX_BODY_BYTES = 1024 * 1024;
const RETRY_SOON_SECONDS = 15;

const notFound = () => refusal(404, 'not-configured', 'Lead ads are not set up here');

/** GET: the network verifies that we own this URL; the answer is its challenge. */
export function verifySubscription(request: Request): Response {
  const token = env().LEAD_ADS_VERIFY_TOKEN;
  if (!token) return notFound();
  const query = queryOf(request);
  const challenge = query.get('hub.challenge') ?? '';
  if (query.get('hub.mode') !== 'subscribe' || !/^[\w-]{1,200}$/.test(challenge)) {
    return refusal(400, 'bad-request', 'A verification has hub.mode, hub.challenge and a token');
  }
  if (!isSameSecret(query.get('hub.verify_token') ?? '', token)) {
    return refusal(403, 'wrong-token', 'The verification token is another one');
  }
  return new Response(challenge, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const isSigned = (signature: string | null, body: Buffer, secret: string): boolean =>
  isSameSecret(
    signature ?? '',
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  );

/**
 * Stores the webhook request as received and queues a job for each new lead, before anything else is done. A lead
 * that the network sends again is recognised by its id.
 */
function keep(payload: Payload, leads: Leadgen[]): Promise<number> {
  return inTransaction(payload, async (_req, session) => {
    const boss = await queue();
    let kept = 0;
    for (const lead of leads) {
      const { rows } = await session.execute<{ id: number }>(sql`
        INSERT INTO ad_leads (network_id, status, raw, attempts, created_at, updated_at)
        VALUES (${lead.leadgen_id}, 'received', ${JSON.stringify(lead)}::jsonb, 0, now(), now())
        ON CONFLICT (network_id) DO NOTHING RETURNING id`);
      const id = rows[0]?.id;
      if (id === undefined) continue;
      kept += 1;
      await boss.send(AD_LEAD_QUEUE, inTrace<AdLeadJob>({ adLeadId: id }), {
        db: fromDrizzle(session, sql),
      });
    }
    return kept;
  });
}

function readNotification(body: Buffer): Leadgen[] | null {
  try {
    const parsed = notification.safeParse(parseExactJson(body.toString('utf8')));
    if (!parsed.success) return null;
    const changes = parsed.data.entry.flatMap((entry) => entry.changes);
    const found = changes.filter(({ field }) => field === 'leadgen');
    const leads = found.flatMap(({ value }) => leadgenOf(value) ?? []);
    // Some leads could not be parsed. A retry would bring the same data, so a person has to look them up in the
    // network's tools.
    if (leads.length < found.length) {
      log.error('lead-ads.unreadable', { leads: found.length - leads.length });
    }
    return leads;
  } catch {
    return null;
  }
}

/**
 * POST: new leads, signed with the app's secret over the raw body. Answers 200 once they are stored; other changes
 * are ignored. Bad input gets 4xx. When storing fails the answer is 503, so that the network sends the leads again.
 */
export async function receiveLeads(
  cms: () => Promise<Payload>,
  request: Request,
): Promise<Response> {
  const secret = env().LEAD_ADS_APP_SECRET;
  if (!secret) return notFound();
  const body = await limitedBody(request, MAX_BODY_BYTES);
  if (body === null) return refusal(413, 'too-large', 'A notification has 1 MiB at most');
  if (!isSigned(request.headers.get('x-hub-signature-256'), body, secret)) {
    return refusal(401, 'bad-signature', 'X-Hub-Signature-256 does not fit the body');
  }
  const leads = readNotification(body);
  if (leads === null) {
    return refusal(400, 'unreadable', 'Send a notification about a page, as JSON');
  }
  try {
    const kept = await keep(await cms(), leads);
    log.info('lead-ads.received', { leads: leads.length, kept });
    return Response.json({ received: leads.length }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    log.error('lead-ads.not-kept', errorFields(error));
    const soon = { 'Retry-After': String(RETRY_SOON_SECONDS) };
    return refusal(503, 'unavailable', 'Not kept; send it again', soon);
  }
}
