import { popularPages } from '@/content/search/suggest-popular-pages';
import { searchSite } from '@/content/search/search-site';
import { searchKinds } from '@/content/search-types';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SearchTemplate } from '../templates/search-template';
import { SearchUnavailableTemplate } from '../templates/search-unavailable-template';
import type { PageResult, Route } from './route-types';

const HITS_PER_PAGE = 10;

export const searchPage: Route = async ({ locale, url: { searchParams } }) => {
  const asked = (name: string) => searchParams.get(name) ?? '';
  const page = asked('page');
  const answer = await searchSite({
    locale,
    query: asked('q'),
    kind: searchKinds.find((kind) => kind === asked('kind')) ?? null,
    page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
    size: HITS_PER_PAGE,
  });
  const popular = answer.hits.length === 0 ? await popularPages(locale) : [];
  return {
    page: {
      locale,
      metadata: {
        title: getT(locale, 'search')('title'),
        robots: { index: false, follow: true },
      },
      body: (frame) => (
        <SearchTemplate locale={locale} answer={answer} popular={popular} frame={frame} />
      ),
    },
  };
};

/** The page in place of any search while the database is down; it is made while the database is there. */
export async function searchUnavailable(locale: Locale): Promise<PageResult> {
  const popular = await popularPages(locale);
  return {
    status: 503,
    page: {
      locale,
      metadata: {
        title: getT(locale, 'search')('unavailable.title'),
        robots: { index: false, follow: true },
      },
      body: (frame) => (
        <SearchUnavailableTemplate locale={locale} popular={popular} frame={frame} />
      ),
    },
  };
}
