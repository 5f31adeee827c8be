import { cms } from '@/content/register-cms-instance';
import { handlePost } from '@/leads/intake/handle-form-post';

type Context = { params: Promise<{ kind: string }> };

/** Accepts a submitted form: answers 303 or JSON, see handlePost. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handlePost(cms, (await params).kind, request);
}
