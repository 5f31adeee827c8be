import { cms } from '@/content/cms-instance';
import { actOnPrivacyLink } from '@/leads/privacy/privacy-link-actions';

type Context = { params: Promise<{ token: string }> };

/** Withdraws, or asks for a copy or erasure; see actOnPrivacyLink. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return actOnPrivacyLink(cms, (await params).token, request);
}
