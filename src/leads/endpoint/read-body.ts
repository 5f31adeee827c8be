/** Far more than any form of ours without a file needs. */
const LARGEST_BODY = 64 * 1024;

export class BodyTooLargeError extends Error {}
class UnreadableBodyError extends Error {}

async function readLimited(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const firstStrings = (entries: Iterable<[string, unknown]>): Record<string, string> => {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (typeof value === 'string' && !(name in values)) values[name] = value;
  }
  return values;
};

/**
 * The controls of a posted form by name; of a repeated one the first.
 *
 * @throws BodyTooLargeError over 64 KiB; UnreadableBodyError for another content type or a broken body
 */
export async function readBody(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  const body = await readLimited(request);
  try {
    if (type.startsWith('application/json')) {
      const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
      if (typeof parsed !== 'object' || parsed === null) throw new UnreadableBodyError();
      return firstStrings(Object.entries(parsed));
    }
    if (/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) {
      const form = await new Response(Buffer.from(body), {
        headers: { 'content-type': type },
      }).formData();
      return firstStrings(form.entries());
    }
  } catch {
    throw new UnreadableBodyError();
  }
  throw new UnreadableBodyError();
}
