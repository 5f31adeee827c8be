import path from 'node:path';
import { refuse } from '@/cms/editorial/endpoint-access-and-input';
import type { CmsHandler } from '@/cms/requests/refuse-bad-requests';
import { databaseAnswers } from '@/content/cache-refresh-listener';
import { isDatabaseAway } from '@/content/page-copies-for-outages';
import { isPublicPicture } from '@/content/paths/public-pictures';
import { openUpload } from '@/lib/uploads-on-disk-or-in-s3';
import { errorFields, log } from '@/lib/write-log-line';

/** The types of pictures that editors may upload (`src/cms/collections/media.ts`). */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The name of the picture that a request is for; null for other requests. */
function pictureName({ url }: Request): string | null {
  const [, name] = /^\/api\/media\/file\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** The file of a picture; null when visitors may not read it, or it is missing or unreadable. */
async function pictureFile(name: string, { method }: Request): Promise<Response | null> {
  const type = TYPES[path.extname(name).toLowerCase()];
  if (!type || !isPublicPicture(name)) return null;
  try {
    const file = await openUpload('media', name);
    if (!file) return null;
    const headers = { 'Content-Type': type, 'Content-Length': String(file.size) };
    if (method !== 'HEAD') return new Response(file.body, { headers });
    await file.body.cancel();
    return new Response(null, { headers });
  } catch (error) {
    log.error('uploads.not-read', errorFields(error));
    return null;
  }
}

/** The answer without the picture. It is no 404, because caches would store that. */
function unavailable(): Response {
  const answer = refuse(503, 'unavailable', 'The picture can not be read now; try again later');
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Retry-After', '15');
  return answer;
}

/**
 * Sends uploaded pictures while the database is down. The CMS asks the database whether visitors may read a picture, so
 * it can not answer then; the list of public pictures that was read last decides instead. The image optimiser gets its
 * pictures here, too.
 */
export const servePicturesDuringOutage =
  (handler: CmsHandler): CmsHandler =>
  async (request, context) => {
    const name = pictureName(request);
    if (name === null) return handler(request, context);
    if (!isDatabaseAway()) {
      const answer = await handler(request, context);
      // The database may have gone down a moment ago; any other failure of the CMS stays one.
      if (answer.status !== 500 || (await databaseAnswers())) return answer;
    }
    return (await pictureFile(name, request)) ?? unavailable();
  };
