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

/** The body of a request, or null when it is longer than `limit` bytes. */
export async function limitedBody(request: Posted, limit: number): Promise<Buffer | null> {
  try {
    return await whole(limitedChunks(request, limit));
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}
