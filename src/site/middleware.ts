import { defineMiddleware } from 'astro:middleware';
import { isPreview } from '@/lib/preview-cookie';
import { showPage } from './document/shown';
import { decide } from './routes/decide';
import { answerOf } from './routes/router';

/** In development: finds what an address shows. The web server of production has found it before (server/entry.ts). */
export const onRequest = defineMiddleware(async ({ request, url, cookies, locals }, next) => {
  if (locals.shown) return next();
  if (import.meta.env.DEV) await (await import('./development')).beginDevelopment();
  const cookie = (name: string) => cookies.get(name)?.value;
  const decision = decide(url, { isPreview: isPreview(cookie) });
  if (decision.kind === 'markdown') return new Response(null, { status: 501 });
  const found = await answerOf(decision, { url, cookie, headers: request.headers });
  if (found instanceof Response) return found;
  locals.shown = await showPage(found.page);
  const { body, headers } = await next();
  return new Response(body, { status: found.status ?? 200, headers });
});
