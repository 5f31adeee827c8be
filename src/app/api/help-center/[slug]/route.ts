import { getHelpArticle } from '@/content/entries/read-help-articles';
import { cms } from '@/content/register-cms-instance';
import { isLocale, localizedPath } from '@/i18n/locales';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { clientAddress, isCrossSite } from '@/lib/request-origin';
import { countPost } from '@/leads/http/rate-limit-of-visitor-posts';
import { smallForm } from '@/lib/request-body';
import { countHelpAnswer } from '@/tracking/store/count-help-article-feedback';

type Context = { params: Promise<{ slug: string }> };

const headers = { 'Cache-Control': 'no-store' };

/** Counts an answer to "Was this helpful" and shows the article again with a thank-you. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isCrossSite(request.headers)) {
    return refusal(403, 'cross-site', 'Press the button on our page');
  }
  try {
    const payload = await cms();
    const wait = await countPost(payload, 'help', clientAddress(request.headers));
    if (wait !== null) {
      return refusal(429, 'too-many', 'Wait a moment', { 'Retry-After': String(wait) });
    }
    const form = await smallForm(request);
    const locale = form?.get('lng');
    const helped = form?.get('helped');
    if (typeof locale !== 'string' || !isLocale(locale) || (helped !== 'yes' && helped !== 'no')) {
      return refusal(400, 'unreadable', 'Send lng (vi or en) and helped (yes or no)');
    }
    const { slug } = await params;
    const article = await getHelpArticle({ locale, slug, draft: false });
    if (!article) return refusal(404, 'unknown', 'There is no such article');
    await countHelpAnswer(payload, { slug, locale, helped: helped === 'yes' });
    const location = `${localizedPath(locale, article.path)}#thanks`;
    return new Response(null, { status: 303, headers: { ...headers, Location: location } });
  } catch (error) {
    log.error('help.not-counted', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
