/**
 * The only module that reads the body and the query of requests; a check refuses a second one
 * (`scripts/checks/one-module-reads-requests.test.mjs`). In production the web server has validated each body before
 * (`scripts/serve/validate-request-body.mjs`): size, encoding, depth and text. Two kinds are validated less. Of
 * visitors' forms the web server does not validate the characters, which the endpoint cleans. Of the multipart form
 * with a résumé (`/api/forms/career`), which is not held in memory, it validates only size, encoding and type; the
 * endpoint validates each part as it arrives (`src/leads/intake/read-posted-form.ts`).
 */

/** Thrown when a body is longer than allowed. */
export class BodyTooLargeError extends Error {}

type Posted = Pick<Request, 'headers'> & Partial<Pick<Request, 'body'>>;

/**
 * Iterates over the chunks of a request's body.
 * @throws BodyTooLargeError as soon as more than `limit` bytes are announced or have arrived
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

/** Reads the body of a request whose size was limited before. */
export const bytesOf = (request: Posted): Promise<Buffer> =>
  whole(limitedChunks(request, Infinity));

/** Reads the body, as text, of a request whose size was limited before. */
export const bodyText = async (request: Posted): Promise<string> =>
  (await bytesOf(request)).toString('utf8');

/** Reads the body of a request; null when it is longer than `limit` bytes. */
export async function limitedBody(request: Posted, limit: number): Promise<Buffer | null> {
  try {
    return await whole(limitedChunks(request, limit));
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}

/**
 * Parses the JSON of a body.
 * @throws SyntaxError when it is invalid
 */
export const jsonOf = async (request: Partial<Pick<Request, 'json'>>): Promise<unknown> =>
  (await request.json?.()) ?? null;

/** Reads the JSON of a body; null when it is invalid. */
export const readJson = (request: Partial<Pick<Request, 'json'>>): Promise<unknown> =>
  jsonOf(request).catch(() => null);

/** Reads the JSON of a body from a copy, because another reader needs the body too; null when it is invalid. */
export const readCopy = (request: Partial<Pick<Request, 'clone'>>): Promise<unknown> =>
  readJson(request.clone?.() ?? {});

/** Reads the JSON of a body of at most `limit` bytes; null for a longer or invalid one. */
export async function limitedJson(request: Posted, limit: number): Promise<unknown> {
  const body = await limitedBody(request, limit);
  try {
    return body && (JSON.parse(body.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}

/** Parses the form of a body that was read; null when it does not match its content type. */
export const formOf = (
  { headers }: Pick<Request, 'headers'>,
  body: Buffer,
): Promise<FormData | null> =>
  new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => null);

/** The maximum size of a form with one button, which posts an action, a language and at most a token. */
const SMALL_FORM = 4 * 1024;

/** Reads the data of a form with one button; null for a larger body, or an invalid one. */
export async function smallForm(request: Request): Promise<FormData | null> {
  const body = await limitedBody(request, SMALL_FORM);
  return body && formOf(request, body);
}

/** The query of a request's URL. Of a name given several times the first value counts (`get`). */
export const queryOf = ({ url }: Pick<Request, 'url'>): URLSearchParams =>
  new URL(url).searchParams;
