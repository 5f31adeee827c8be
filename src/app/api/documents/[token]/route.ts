import { cms } from '@/content/payload';
import { serveDocument } from '@/leads/documents/serve';

type Context = { params: Promise<{ token: string }> };

/** Gives out a document for its signed link, see serveDocument. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return serveDocument(cms, (await params).token, request);
}

/** The same headers without the file, and without counting. */
export async function HEAD(request: Request, { params }: Context): Promise<Response> {
  return serveDocument(cms, (await params).token, request);
}
