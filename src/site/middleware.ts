import { defineMiddleware } from 'astro:middleware';
import { isPreview } from '@/lib/draft-preview-cookie';
import { bodyText } from '@/lib/request-body';
import { UNSAVED_PATH, withPlaces } from '@/lib/edit-on-page/mark-sections-in-preview';
import { showPage } from './document/html-document-data';
import { decide, keyOf, wholePage } from './routes/decide-response';
import { answerOf } from './routes/route-handlers';
import { unsavedPage } from './routes/unsaved-preview-page';
import { markdownAnswer } from './server/markdown-response';

/**
 * The middleware of the development server: decides which page answers a URL. In production
 * src/site/server/server-entry.ts has decided before, and set `locals.shown`.
 */
export const onRequest = defineMiddleware(async ({ request, url, cookies, locals }, next) => {
  if (locals.shown) return next();
  if (url.pathname === UNSAVED_PATH) {
    const page = await unsavedPage(request.headers, () => bodyText(request));
    if (page instanceof Response) return page;
    locals.shown = await showPage(page);
    const { body } = await next();
    return new Response(withPlaces(await new Response(body).text()));
  }
  const cookie = (name: string) => cookies.get(name)?.value;
  const accept = request.headers.get('accept') ?? '';
  const decision = decide(url, { accept, isPreview: isPreview(cookie) });
  const ofPage = decision.kind === 'markdown' ? wholePage(decision) : decision;
  const found = await answerOf(ofPage, { url, cookie, headers: request.headers });
  if (found instanceof Response) return found;
  const status = found.status ?? 200;
  locals.shown = await showPage(found.page);
  const answer = await next();
  if (decision.kind !== 'markdown' && locals.shown.draft) {
    return new Response(withPlaces(await answer.text()), { status, headers: answer.headers });
  }
  if (decision.kind !== 'markdown') {
    return new Response(answer.body, { status, headers: answer.headers });
  }
  return markdownAnswer({ status, html: await answer.text() }, url.origin + keyOf(decision));
});
