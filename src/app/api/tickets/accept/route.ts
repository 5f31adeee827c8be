import { cms } from '@/content/register-cms-instance';
import { changeByLink } from '@/leads/tickets/ticket-link-actions';

/** Accepts an offered place from the page of a ticket, see changeByLink. */
export function POST(request: Request): Promise<Response> {
  return changeByLink(cms, 'accept', request);
}
