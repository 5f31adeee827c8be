import { limitedBody } from './limited-body';

/** A form with one button posts an action, a language and at most a token. */
const MOST_BYTES = 4 * 1024;

/** The data of a form with one button; null for a larger body, or one that can not be read. */
export async function smallForm(request: Request): Promise<FormData | null> {
  const body = await limitedBody(request, MOST_BYTES);
  if (!body) return null;
  const type = request.headers.get('content-type') ?? '';
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
}
