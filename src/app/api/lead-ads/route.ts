import { cms } from '@/content/register-cms-instance';
import { receiveLeads, verifySubscription } from '@/leads/import-export/lead-ads/receive-lead-ads';

/** The ad network verifies this URL, see verifySubscription. */
export function GET(request: Request): Response {
  return verifySubscription(request);
}

/** Webhook of the ad network for answers to lead ads, see receiveLeads. */
export function POST(request: Request): Promise<Response> {
  return receiveLeads(cms, request);
}
