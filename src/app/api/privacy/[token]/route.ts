import { cms } from '@/content/register-cms-instance';
import { actOnPrivacyLink } from '@/leads/privacy/privacy-link-actions';

type Context = { params: Promise<{ token: string }> };

/** The buttons of the privacy page: withdraw a consent, or ask for a copy or an erasure; see actOnPrivacyLink. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return actOnPrivacyLink(cms, (await params).token, request);
}
