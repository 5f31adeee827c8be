import { cms } from '@/content/register-cms-instance';
import { receiveLeads, verifySubscription } from '@/leads/import-export/lead-ads/receive-lead-ads';

/** Answers the ad network's check that this site owns the URL, see verifySubscription. */
export function GET(request: Request): Response {
  return verifySubscription(request);
}

/** The webhook that the ad network calls with answers to lead ads, see receiveLeads. */
export function POST(request: Request): Promise<Response> {
  return receiveLeads(cms, request);
}
