import type { PgBoss, Job } from 'pg-boss';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { log } from '@/lib/write-log-line';
import { httpRequest } from '../../delivery/send-http-request';
import { queueMails } from '../../jobs/queue-new-mails';
import { eachJob } from '../../jobs/job-workers';
import { inTransaction } from '../../model/in-transaction';
import type { AdValues } from '../ad-lead-values';
import { parseExactJson } from '../parse-json-with-big-numbers';
import { columnOf } from '../ad-lead-column-names';
import { salvageAdValues } from '../validate-ad-lead-values';
import { storeAdLead } from '../store-ad-lead';
import {
  type Answers,
  graphFields,
  graphLead,
  type Leadgen,
  leadgenOf,
} from './meta-lead-ads-schemas';
import { AD_LEAD_QUEUE, type AdLeadJob } from '../../jobs/ad-lead-queue';

const GRAPH = 'https://graph.facebook.com/v24.0';
const MAX_RESPONSE_BYTES = 256 * 1024;

/** The error of a failed attempt. It holds only a code, so that the queue stores nothing personal. */
class GraphError extends Error {}

/** Sorts the answers to an ad's form by column. Answers to other questions go into the note, one per line. */
function valuesOf(answers: Answers): AdValues {
  const values: AdValues = {};
  const rest: string[] = [];
  const parts: Record<string, string> = {};
  for (const { name, values: given } of answers) {
    const value = given.join(', ').trim();
    if (name === 'first_name' || name === 'last_name') parts[name] = value;
    const column = columnOf(name);
    if (column) values[column] = value;
    else if (value && !(name in parts)) rest.push(`${name.replaceAll('_', ' ')}: ${value}`);
  }
  const { first_name: first, last_name: last } = parts;
  // Joins family name and given name; in Vietnamese names the family name comes first.
  if (!values.fullName && (first ?? last)) {
    values.fullName = [last, first].filter(Boolean).join(' ');
  }
  if (rest.length > 0) values.note = [values.note, ...rest].filter(Boolean).join('\n');
  return values;
}

const createdOf = ({ created_time: created }: Leadgen): string | undefined =>
  typeof created === 'number' ? new Date(created * 1000).toISOString() : (created ?? undefined);

const known = (values: Record<string, string | null | undefined>): AdValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

async function fetchLead(id: string, token: string): Promise<AdValues> {
  const url = new URL(`${(env().LEAD_ADS_GRAPH_URL ?? GRAPH).replace(/\/+$/, '')}/${id}`);
  url.searchParams.set('fields', graphFields);
  const { status, body } = await httpRequest(
    'GET',
    url.toString(),
    { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    undefined,
    { allowInner: env().ALLOW_LOOPBACK_TARGETS, keepAnswer: MAX_RESPONSE_BYTES },
  );
  if (status !== 200) throw new GraphError(`HTTP_${status}`);
  const lead = graphLead.parse(parseExactJson(body));
  return {
    ...valuesOf(lead.field_data),
    ...known({
      createdDate: lead.created_time,
      adId: lead.ad_id,
      adName: lead.ad_name,
      adsetId: lead.adset_id,
      adsetName: lead.adset_name,
      campaignId: lead.campaign_id,
      campaignName: lead.campaign_name,
      formId: lead.form_id,
      sourceChannel: lead.platform,
    }),
  };
}

/**
 * Collects the values of a lead: from the ad network if an access token is configured, otherwise from the webhook's
 * body.
 */
async function gather(lead: Leadgen): Promise<AdValues | null> {
  const token = env().LEAD_ADS_ACCESS_TOKEN;
  const answers = token
    ? await fetchLead(lead.leadgen_id, token)
    : lead.field_data && valuesOf(lead.field_data);
  if (!answers) return null;
  return {
    ...known({
      createdDate: createdOf(lead),
      pageId: lead.page_id,
      formId: lead.form_id,
      adId: lead.ad_id,
      adsetId: lead.adgroup_id,
      sourceChannel: 'facebook',
    }),
    ...answers,
    leadId: lead.leadgen_id,
  };
}

/**
 * Marks an answer to a lead ad as refused, because it has neither e-mail address nor phone. The answer stays stored,
 * and a mail asks the team to look at it.
 */
async function refuse(payload: Payload, id: number, { fullName, ...values }: AdValues) {
  await inTransaction(payload, async (req, session) => {
    await payload.update({
      collection: 'ad-leads',
      id,
      data: {
        status: 'refused',
        reason: 'neither an e-mail address nor a telephone number can be read',
        values: { fullName, ...values },
        fullName,
        email: values.email,
        phone: values.phone,
      },
      depth: 0,
      req,
    });
    await queueMails(session, [{ kind: 'team-notice', locale: 'vi', to: null }]);
  });
  log.warn('lead-ads.refused', { adLead: id });
}

/**
 * Makes a lead of the usable part of a stored answer. One without e-mail address and phone is refused; one whose
 * answers can not be fetched yet waits until a token is configured (see `requeueOrphanedJobs`).
 */
async function processAdLead(payload: Payload, id: number): Promise<void> {
  const kept = await payload.findByID({
    collection: 'ad-leads',
    id,
    depth: 0,
    disableErrors: true,
  });
  const lead = kept?.status === 'received' ? leadgenOf(kept.raw) : null;
  if (!kept || !lead) return;
  const given = await gather(lead);
  if (!given) {
    const reason = 'no answers were sent, and no token is set to fetch them';
    await payload.update({ collection: 'ad-leads', id, data: { reason }, depth: 0 });
    log.warn('lead-ads.no-token', { adLead: id });
    return;
  }
  const values = salvageAdValues(given);
  if (!values) return refuse(payload, id, given);
  await storeAdLead(payload, { networkId: kept.networkId, values, source: 'lead-ads' });
}

export async function startAdLeadWorker(payload: Payload, boss: PgBoss): Promise<void> {
  await boss.work(
    AD_LEAD_QUEUE,
    { pollingIntervalSeconds: 1, batchSize: 4, heartbeatRefreshSeconds: 4, perJobResults: true },
    eachJob(({ data }: Job<AdLeadJob>) => processAdLead(payload, data.adLeadId)),
  );
}
