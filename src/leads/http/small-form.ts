import { limitedBody } from './limited-body';

/** A button of ours posts an action and a language, at most a token with them. */
const MOST_BYTES = 4 * 1024;

/** The short form of a page's button, or null for a longer body or none that can be read. */
export async function smallForm(request: Request): Promise<FormData | null> {
  const body = await limitedBody(request, MOST_BYTES);
  if (!body) return null;
  const type = request.headers.get('content-type') ?? '';
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
}
