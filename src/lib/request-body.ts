/**
 * The one place that reads what a request sends: its body and its query. In a served site each body was judged before
 * (`scripts/serve/validate-request-body.mjs`): its size, encoding, depth and text. Two are judged less: a form of visitors not
 * by its letters, which its endpoint cleans, and the form with a résumé (`/api/forms/career` in parts), which is not
 * held in memory, by its size, encoding and type alone; its endpoint judges each part as it comes
 * (`src/leads/intake/read-posted-form.ts`). A check refuses a second reader (`scripts/checks/single-request-reader.test.mjs`).
 */

export class BodyTooLargeError extends Error {}

type Posted = Pick<Request, 'headers'> & Partial<Pick<Request, 'body'>>;

/**
 * The chunks of a request's body.
 *
 * @throws BodyTooLargeError as soon as more than `limit` bytes are announced or have come
 */
export async function* limitedChunks(request: Posted, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length')) > limit) throw new BodyTooLargeError();
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLargeError();
    yield chunk;
  }
}

/** Reads all chunks into one buffer. */
export async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/** The body of a request whose size was limited before. */
export const bytesOf = (request: Posted): Promise<Buffer> =>
  whole(limitedChunks(request, Infinity));

/** The body, as text, of a request whose size was limited before. */
export const bodyText = async (request: Posted): Promise<string> =>
  (await bytesOf(request)).toString('utf8');

/** The body of a request, or null when it is longer than `limit` bytes. */
export async function limitedBody(request: Posted, limit: number): Promise<Buffer | null> {
  try {
    return await whole(limitedChunks(request, limit));
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}

/**
 * The JSON of a body.
 *
 * @throws SyntaxError when there is none
 */
export const jsonOf = async (request: Partial<Pick<Request, 'json'>>): Promise<unknown> =>
  (await request.json?.()) ?? null;

/** The JSON of a body; null when there is none. */
export const readJson = (request: Partial<Pick<Request, 'json'>>): Promise<unknown> =>
  jsonOf(request).catch(() => null);

/** The JSON of a body that another reader gets too; null when there is none. */
export const readCopy = (request: Partial<Pick<Request, 'clone'>>): Promise<unknown> =>
  readJson(request.clone?.() ?? {});

/** The JSON of a body of at most `limit` bytes; null for a longer one, or none. */
export async function limitedJson(request: Posted, limit: number): Promise<unknown> {
  const body = await limitedBody(request, limit);
  try {
    return body && (JSON.parse(body.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}

/** The form of a body that was read; null when it can not be read as its type says. */
export const formOf = (
  { headers }: Pick<Request, 'headers'>,
  body: Buffer,
): Promise<FormData | null> =>
  new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => null);

/** A form with one button posts an action, a language and at most a token. */
const SMALL_FORM = 4 * 1024;

/** The data of a form with one button; null for a larger body, or one that can not be read. */
export async function smallForm(request: Request): Promise<FormData | null> {
  const body = await limitedBody(request, SMALL_FORM);
  return body && formOf(request, body);
}

/** The query of a request's URL. A name given several times has the first value (`get`). */
export const queryOf = ({ url }: Pick<Request, 'url'>): URLSearchParams =>
  new URL(url).searchParams;
