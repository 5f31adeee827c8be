import { cms } from '@/content/payload';
import { changeByLink } from '@/leads/tickets/actions';

/** A press on a ticket's page, see changeByLink. */
export function POST(request: Request): Promise<Response> {
  return changeByLink(cms, 'accept', request);
}
