import { cms } from '@/content/register-cms-instance';
import { ticketCalendar } from '@/leads/tickets/ticket-link-actions';

type Context = { params: Promise<{ token: string }> };

/** GET: the calendar file for the event of a ticket. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return ticketCalendar(cms, (await params).token, request);
}
