import { countSearch } from '@/content/search/limit-search-requests';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { plainPage } from '@/leads/http/html-page-without-scripts';
import { memoryLimit } from '@/lib/memory-rate-limit';
import { refusal } from '@/lib/json-error-response';
import type { Decision } from '../routes/decide-response';

/** The limit of filtered pages: requests a minute from one network of IP addresses, which many readers may share. */
const countFiltered = memoryLimit('filtered', 240);
/**
 * The limit of Markdown answers: requests a minute from one network of IP addresses. A program that reads the whole
 * site has to pause.
 */
const countMarkdown = memoryLimit('markdown', 240);

/** The limiter for an answer that is made anew for each request; null for answers without a limit here. */
function counterOf(decision: Decision): typeof countFiltered | null {
  // The page itself is cached, but its Markdown form is made anew for each request.
  if (decision.kind === 'markdown') return countMarkdown;
  // The search page shares a limit with the search suggestions, because both search the database.
  if (decision.kind === 'code') return decision.name === 'search' ? countSearch : null;
  return decision.kind === 'page' && Object.keys(decision.state).length > 0 ? countFiltered : null;
}

/**
 * Limits requests for search pages, filtered pages and Markdown. Such answers are not cached, so endless requests would
 * take the CPU time of other visitors.
 * @param address the IP address of the sender
 * @returns the 429 answer when the limit is exceeded, otherwise null
 */
export async function throttled(decision: Decision, address: string): Promise<Response | null> {
  const wait = await counterOf(decision)?.(address);
  if (!wait || !('locale' in decision)) return null;
  if (decision.kind === 'markdown') {
    return refusal(429, 'too-many', 'Wait a moment', { 'Retry-After': String(wait) });
  }
  const { locale } = decision;
  const t = getT(locale, 'errors');
  const html = plainPage({
    locale,
    title: t('tooMany.title'),
    text: t('tooMany.text'),
    link: {
      text: t('tooMany.again'),
      href: localizedPath(locale, decision.kind === 'page' ? decision.path : '/search'),
    },
  });
  return new Response(html, {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
      'retry-after': String(wait),
    },
  });
}
