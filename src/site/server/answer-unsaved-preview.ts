import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_AGE_SECONDS } from '@/content/read-through-content-cache';
import { withRenderContext } from '@/content/page-render-context';
import { whole } from '@/lib/request-body';
import { recordRoute } from '@/lib/prometheus-metrics';
import type { PublicPage } from '../page-kinds/public-page-type';
import { notShowable, unsavedPage } from '../routes/unsaved-preview-page';
import { sessionHeaders } from './headers-forwarded-to-find-session';
import { sendOnce } from './send-response';

type Make = {
  htmlOf: (page: PublicPage) => Promise<string>;
  /** The headers of every preview. */
  headers: Record<string, string>;
};

async function answerOf(request: IncomingMessage, htmlOf: Make['htmlOf']): Promise<Response> {
  const made = await unsavedPage(sessionHeaders(request.headers), async () =>
    (await whole(request)).toString('utf8'),
  );
  if (made instanceof Response) return made;
  try {
    return new Response(await htmlOf(made), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    return notShowable(error);
  }
}

/** Answers a POST of the unsaved values of a form of the admin with the page that they make. */
export async function answerUnsaved(
  request: IncomingMessage,
  response: ServerResponse,
  { htmlOf, headers }: Make,
): Promise<void> {
  recordRoute(response, 'unsaved');
  if (request.method !== 'POST') {
    response.writeHead(405, { ...headers, Allow: 'POST' }).end();
    return;
  }
  const { page } = await withRenderContext(MAX_AGE_SECONDS, () => answerOf(request, htmlOf));
  await sendOnce(request, response, page, headers);
}
