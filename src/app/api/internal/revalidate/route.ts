import { loadPublishedPaths } from '@/content/published-paths';
import { queueRefresh, withRefresh } from '@/content/refresh';
import { isInternal, readTags } from '@/content/refresh-request';

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status });

/**
 * Refreshes cache tags for jobs, which run outside of any request: `{ "tags": ["page:/:vi"] }` with
 * `Authorization: Bearer <INTERNAL_SECRET>`. Answers 401 without it and 400 to what are no tags.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers.get('authorization'))) {
    return refuse(401, 'unauthorized', 'The internal secret is needed');
  }
  const tags = readTags(await request.json().catch(() => null));
  if (!tags) return refuse(400, 'bad-request', 'A list of 1 to 200 tags is needed');
  return withRefresh(() => {
    queueRefresh(tags);
    return Promise.resolve(Response.json({ refreshed: tags.length }));
  }, loadPublishedPaths);
}
