import { z } from 'zod';
import { env } from '@/lib/env';
import { callCrm, type CrmRequest } from '../crm-request';
import { AttemptError, NotSentError, RefusedError } from '../delivery-errors';
import type { Progress } from '../delivery-progress';
import type { KnownIds, CrmLead } from '../lead-data-for-crms';
import { hubspotBase } from './hubspot-base-url';
import { submissionBody } from './hubspot-submission';

/**
 * The request that submits the form to HubSpot. With a token it goes to the authenticated endpoint, which has a
 * higher rate limit and accepts all properties; without one to the public endpoint.
 */
function submission(crmLead: CrmLead): CrmRequest {
  const { HUBSPOT_PORTAL_ID, HUBSPOT_FORM_GUID, HUBSPOT_ACCESS_TOKEN } = env();
  const secure = HUBSPOT_ACCESS_TOKEN ? 'secure/' : '';
  return {
    method: 'POST',
    url: `${hubspotBase('https://api.hsforms.com')}/submissions/v3/integration/${secure}submit/${HUBSPOT_PORTAL_ID}/${HUBSPOT_FORM_GUID}`,
    body: submissionBody(crmLead),
  };
}

const authorization = (): Record<string, string> => {
  const token = env().HUBSPOT_ACCESS_TOKEN;
  return token ? { Authorization: `Bearer ${token}` } : {};
};

const submissions = z.object({
  results: z.array(z.object({ pageUrl: z.string().nullish(), submittedAt: z.number() })),
  paging: z.object({ next: z.object({ after: z.string() }).nullish() }).nullish(),
});

/** How far HubSpot's clock may be behind this server's. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;
/**
 * The maximum number of pages, of 50 submissions each, newest first, that are searched for a submission whose answer
 * was lost.
 */
const MAX_PAGES = 200;

/**
 * Whether HubSpot already has this lead's submission, sent at `since`; the page URL identifies it. HubSpot sorts
 * submissions either by the lead's time of receipt or by the time of sending. So everything after the earlier of the
 * two times is searched.
 * @returns null when there are too many submissions since then to search
 */
async function isThere({ key, lead }: CrmLead, since: Date): Promise<boolean | null> {
  const earliest = Math.min(Date.parse(lead.createdAt), since.getTime()) - MAX_CLOCK_DIFFERENCE_MS;
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const url = new URL(
      `${hubspotBase()}/form-integrations/v1/submissions/forms/${env().HUBSPOT_FORM_GUID}`,
    );
    url.searchParams.set('limit', '50');
    if (after) url.searchParams.set('after', after);
    const request: CrmRequest = { method: 'GET', url: url.toString() };
    const answer = submissions.safeParse(await callCrm(request, authorization()));
    if (!answer.success) throw new AttemptError('BAD_ANSWER', false);
    const { results, paging } = answer.data;
    if (results.some(({ pageUrl }) => pageUrl?.includes(key))) return true;
    after = paging?.next?.after;
    if (!after || results.some(({ submittedAt }) => submittedAt < earliest)) return false;
  }
  return null;
}

/**
 * Submits the form once. HubSpot accepts duplicates, so after a lost answer the submission is searched for first; where
 * that is impossible (no token) or inconclusive, staff decide (result `ANSWER_LOST`). HubSpot identifies contacts by
 * their e-mail address: a lead without one is not sent (docs/crm.md).
 */
export async function sendToHubspot(
  crmLead: CrmLead,
  progress: Progress,
  _knownIds: KnownIds,
): Promise<void> {
  if (progress.ids.submitted) return;
  if (!crmLead.lead.email) throw new NotSentError('NO_EMAIL');
  if (progress.openSince) {
    const mayLook = Boolean(env().HUBSPOT_ACCESS_TOKEN);
    const found = mayLook ? await isThere(crmLead, progress.openSince) : null;
    if (found === null) {
      // Clears the open step. Staff who press "send again" have looked up in HubSpot whether the submission arrived.
      await progress.found({});
      throw new RefusedError('ANSWER_LOST');
    }
    if (found) return progress.found({ submitted: true });
  }
  await progress.once('submission', async () => {
    await callCrm(submission(crmLead), authorization());
    return { submitted: true };
  });
}

/** The request of a dry run. */
export const planHubspot = (crmLead: CrmLead): CrmRequest[] => [submission(crmLead)];
