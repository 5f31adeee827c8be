/** The body of a request, or null when it is longer than `limit` bytes, whatever its headers say. */
export async function limitedBody(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length')) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
