import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { inKnownLanguage } from '@/cms/request-language';
import { loadPublishedPaths } from '@/content/published-paths';
import { withRefresh } from '@/content/refresh';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

const inLanguage =
  (handler: Handler): Handler =>
  async (request, context) => {
    const known = inKnownLanguage(request);
    return known instanceof Response ? known : handler(known, context);
  };

/** Everything the admin saves passes here; pages it changed are refreshed once the save has committed. */
const refreshing = (handler: Handler): Handler => {
  const answer = inLanguage(handler);
  return (request, context) => withRefresh(() => answer(request, context), loadPublishedPaths);
};

export const GET = inLanguage(REST_GET(config));
export const OPTIONS = REST_OPTIONS(config);
export const POST = refreshing(REST_POST(config));
export const PUT = refreshing(REST_PUT(config));
export const PATCH = refreshing(REST_PATCH(config));
export const DELETE = refreshing(REST_DELETE(config));
