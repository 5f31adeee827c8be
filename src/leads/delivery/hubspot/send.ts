import { z } from 'zod';
import { env } from '@/lib/env';
import { callCrm, type CrmRequest } from '../crm-request';
import { AttemptError, NotSentError, RefusedError } from '../delivery-errors';
import type { Progress } from '../delivery-progress';
import type { KnownIds, CrmLead } from '../crm-lead';
import { submissionBody } from './submission';

const baseOf = (fallback: string) => (env().HUBSPOT_URL ?? fallback).replace(/\/+$/, '');

/** With a token the endpoint that is limited less and takes every property; without, the public one. */
function submission(crmLead: CrmLead): CrmRequest {
  const { HUBSPOT_PORTAL_ID, HUBSPOT_FORM_GUID, HUBSPOT_ACCESS_TOKEN } = env();
  const secure = HUBSPOT_ACCESS_TOKEN ? 'secure/' : '';
  return {
    method: 'POST',
    url: `${baseOf('https://api.hsforms.com')}/submissions/v3/integration/${secure}submit/${HUBSPOT_PORTAL_ID}/${HUBSPOT_FORM_GUID}`,
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

/** How far the other side's clock may be behind ours. */
const CLOCKS_DIFFER_MS = 5 * 60_000;
/** Pages of 50 submissions, newest first, that are looked through for one whose answer got lost. */
const MOST_PAGES = 200;

/**
 * Whether the form has this lead's submission already, begun at `since`; it is known by its page's address.
 * It stands among those of the moment in which the lead came in, which is what it said of itself, or in which
 * it was sent; everything after the earlier of the two is looked through, because others go on meanwhile.
 *
 * @returns null when there has been too much since to tell
 */
async function isThere({ key, lead }: CrmLead, since: Date): Promise<boolean | null> {
  const earliest = Math.min(Date.parse(lead.createdAt), since.getTime()) - CLOCKS_DIFFER_MS;
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const url = new URL(
      `${baseOf('https://api.hubapi.com')}/form-integrations/v1/submissions/forms/${env().HUBSPOT_FORM_GUID}`,
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
 * One submission of the form. It can be made twice over there, so one whose answer got lost is looked for
 * first; where nobody may look (no token) or too much has come since, a person decides (result `ANSWER_LOST`). HubSpot tells
 * contacts apart by their e-mail address: a lead without one is not sent (docs/crm.md).
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
      // Whoever presses "send again" has looked.
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

/** What would be submitted. */
export const planHubspot = (crmLead: CrmLead): CrmRequest[] => [submission(crmLead)];
