import { cms } from '@/content/register-cms-instance';
import { changeByLink } from '@/leads/tickets/ticket-link-actions';

/** Cancels a registration from the page of a ticket, see changeByLink. */
export function POST(request: Request): Promise<Response> {
  return changeByLink(cms, 'cancel', request);
}
