import { loadPublishedPaths } from '@/content/published-paths';
import { queueRefresh, withRefresh } from '@/content/refresh';
import { isAgain, isInternal, readTags } from '@/content/refresh-request';

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status });

/**
 * Refreshes cache tags for jobs, which run outside of any request: `{ "tags": ["page:/:vi"] }` with
 * `Authorization: Bearer <INTERNAL_SECRET>`; `"isAgain": true` marks the second refresh of a save. Answers 401 without it and 400 to what are no tags.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers.get('authorization'))) {
    return refuse(401, 'unauthorized', 'The internal secret is needed');
  }
  const body: unknown = await request.json().catch(() => null);
  const tags = readTags(body);
  if (!tags) return refuse(400, 'bad-request', 'A list of 1 to 200 tags is needed');
  const answer = async () => {
    queueRefresh(tags);
    return Response.json({ refreshed: tags.length });
  };
  return withRefresh(answer, loadPublishedPaths, { isAgain: isAgain(body) });
}
