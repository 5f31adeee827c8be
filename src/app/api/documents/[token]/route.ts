import { cms } from '@/content/register-cms-instance';
import { serveDocument } from '@/leads/documents/serve-document';

type Context = { params: Promise<{ token: string }> };

/** Sends a document for its signed link, see serveDocument. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return serveDocument(cms, (await params).token, request);
}

/** Answers HEAD with the headers of a document but without the file; does not count as a download. */
export async function HEAD(request: Request, { params }: Context): Promise<Response> {
  return serveDocument(cms, (await params).token, request);
}
