import { z } from 'zod';
import { env } from '@/lib/env';
import { callCrm, type CrmRequest } from '../call';
import { AttemptError, RefusedError } from '../errors';
import type { Progress } from '../progress';
import type { Memory, Shipment } from '../shipment';
import { submissionBody } from './submission';

const baseOf = (fallback: string) => (env().HUBSPOT_URL ?? fallback).replace(/\/+$/, '');

/** With a token the endpoint that is limited less and takes every property; without, the public one. */
function submission(shipment: Shipment): CrmRequest {
  const { HUBSPOT_PORTAL_ID, HUBSPOT_FORM_GUID, HUBSPOT_ACCESS_TOKEN } = env();
  const secure = HUBSPOT_ACCESS_TOKEN ? 'secure/' : '';
  return {
    method: 'POST',
    url: `${baseOf('https://api.hsforms.com')}/submissions/v3/integration/${secure}submit/${HUBSPOT_PORTAL_ID}/${HUBSPOT_FORM_GUID}`,
    body: submissionBody(shipment),
  };
}

const authorization = (): Record<string, string> => {
  const token = env().HUBSPOT_ACCESS_TOKEN;
  return token ? { Authorization: `Bearer ${token}` } : {};
};

const submissions = z.object({
  results: z.array(z.object({ pageUrl: z.string().nullish() })),
  paging: z.object({ next: z.object({ after: z.string() }).nullish() }).nullish(),
});

/** Pages of the form's newest submissions that are looked through for one whose answer got lost. */
const MOST_PAGES = 10;

/** Whether the form has this lead's submission already; it is known by its page's address. */
async function isThere({ key }: Shipment): Promise<boolean> {
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
    if (answer.data.results.some(({ pageUrl }) => pageUrl?.includes(key))) return true;
    after = answer.data.paging?.next?.after;
    if (!after) return false;
  }
  return false;
}

/**
 * One submission of the form. It can be made twice over there, so one whose answer got lost is looked for
 * first; without a token nobody may look, and a person decides (result `ANSWER_LOST`).
 */
export async function sendToHubspot(
  shipment: Shipment,
  progress: Progress,
  _memory: Memory,
): Promise<void> {
  if (progress.ids.submitted) return;
  if (progress.openStep) {
    if (!env().HUBSPOT_ACCESS_TOKEN) {
      // Whoever presses "send again" has looked.
      await progress.found({});
      throw new RefusedError('ANSWER_LOST');
    }
    if (await isThere(shipment)) return progress.found({ submitted: true });
  }
  await progress.once('submission', async () => {
    await callCrm(submission(shipment), authorization());
    return { submitted: true };
  });
}

/** What would be submitted. */
export const planHubspot = (shipment: Shipment): CrmRequest[] => [submission(shipment)];
