import { countSearch } from '@/content/search/rate-limit';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { plainPage } from '@/leads/http/plain-page';
import { memoryLimit } from '@/lib/memory-limit';
import type { Decision } from '../routes/decide';

/** Lists that a reader filters and turns over in a minute; several readers may have one address. */
const countFiltered = memoryLimit('filtered', 240);

/** What counts a decision's question to the database; null for a page that is the same for everybody. */
function counterOf(decision: Decision): typeof countFiltered | null {
  // A search page asks what the suggestions ask.
  if (decision.kind === 'code') return decision.name === 'search' ? countSearch : null;
  return decision.kind === 'page' && Object.keys(decision.state).length > 0 ? countFiltered : null;
}

/**
 * Counts a page that is made for one question. Such pages are not kept, so that questions without end would take
 * the time that readers' pages need.
 *
 * @param address of the sender
 * @returns the answer to one question too many; null when it may be asked
 */
export async function throttled(decision: Decision, address: string): Promise<Response | null> {
  const wait = await counterOf(decision)?.(address);
  if (!wait || !('locale' in decision)) return null;
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
