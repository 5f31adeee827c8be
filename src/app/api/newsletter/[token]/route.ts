import { cms } from '@/content/register-cms-instance';
import { actOnLink } from '@/leads/newsletter/newsletter-link-actions';

type Context = { params: Promise<{ token: string }> };

/** Confirms, unsubscribes or withdraws, as the link says; see actOnLink. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return actOnLink(cms, (await params).token, request);
}
