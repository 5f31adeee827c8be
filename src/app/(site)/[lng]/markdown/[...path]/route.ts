import { isLocale, localizedPath } from '@/i18n/locales';
import { pageOfMarkdown } from '@/i18n/markdown-paths';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import { machineAnswer, machineNotFound } from '@/site/seo/machine-answer';
import { toMarkdown } from '@/site/seo/markdown';

type Context = { params: Promise<{ lng: string; path: string[] }> };

export const dynamic = 'force-dynamic';

/** The page as readers get it, from this process's own cache of pages. */
async function sentPage(address: string): Promise<string | null> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}${address}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  });
  return response.status === 200 ? response.text() : null;
}

/** The Markdown form of a page, for AI agents; the proxy rewrites to here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng, path } = await params;
  const page = pageOfMarkdown(`/${path.join('/')}`);
  if (!isLocale(lng) || page === null) return machineNotFound();
  const address = localizedPath(lng, page);
  let html: string | null;
  try {
    html = await sentPage(address);
  } catch (error) {
    log.warn('markdown.page-away', errorFields(error));
    const message = 'The page takes too long at the moment. Try again.';
    return Response.json({ code: 'TRY_AGAIN', message }, { status: 503 });
  }
  const url = env().SITE_URL + address;
  const markdown = html && toMarkdown({ html, url });
  if (!markdown) return machineNotFound();
  return machineAnswer('text/markdown', markdown, {
    link: `<${url}>; rel="canonical"`,
    // The page itself is what should be found.
    'x-robots-tag': 'noindex',
    // It may have been asked for by type, at the address of the page: no cache shall keep it for browsers.
    'cache-control': 'private, no-store',
    vary: 'Accept',
  });
}
