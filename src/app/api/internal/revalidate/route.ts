import { revalidateTag } from 'next/cache';
import { isInternal, readTags } from '@/content/refresh-request';

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status });

/**
 * Refreshes tags in the page cache of this process, which only a request can: `{ "tags": ["page:/:vi"] }` with
 * `Authorization: Bearer <INTERNAL_SECRET>`. Answers 401 without it and 400 to what are no tags.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers.get('authorization'))) {
    return refuse(401, 'unauthorized', 'The internal secret is needed');
  }
  const tags = readTags(await request.json().catch(() => null));
  if (!tags) return refuse(400, 'bad-request', 'A list of 1 to 200 tags is needed');
  // `expire: 0`: the next reader gets the new page, not the old one while a new one is made.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ refreshed: tags.length });
}
