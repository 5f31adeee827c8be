import type { FrameView } from '@/content/header-and-footer-types';
import { type SearchAnswer } from '@/content/search-types';
import { locales, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { listHref } from '@/lib/list-filters-in-url';
import { FilterLinks } from '../ui/filter-links';
import { EmptyState } from '../ui/empty-and-error-state';
import { Pagination } from '../ui/pagination';
import { SearchForm } from '../ui/search-form';
import { Frame } from './page-with-header-and-footer';
import { PopularPages } from './popular-pages';
import { SearchHits } from './search-result-list';

type SearchTemplateProps = {
  locale: Locale;
  answer: SearchAnswer;
  popular: readonly { href: string; title: string }[];
  frame: FrameView;
};

/** The search page: query, filters and results. It works without a script, as a form and links. */
export function SearchTemplate({ locale, answer, popular, frame }: SearchTemplateProps) {
  const t = getT(locale, 'search');
  const { query, kind, kinds, total, hits } = answer;
  const path = localizedPath(locale, '/search');
  const hrefOf = (state: { kind?: string | null; page?: number }) =>
    listHref(path, { q: query, kind, ...state });
  const everything = kinds.reduce((sum, { count }) => sum + count, 0);
  const filters = [
    { text: `${t('kinds.all')} (${everything})`, href: hrefOf({ kind: null }), current: !kind },
    ...kinds.map((one) => ({
      text: `${t(`kinds.${one.kind}`)} (${one.count})`,
      href: hrefOf({ kind: one.kind }),
      current: one.kind === kind,
    })),
  ];
  return (
    <Frame page={{ path: '/search', locale, publishedIn: locales }} frame={frame}>
      <div className="bg-warm pt-[calc(var(--header-height)+clamp(32px,5vw,72px))] pb-[clamp(32px,4vw,56px)]">
        <div className="page-width grid gap-6">
          <h1 className="type-h1">{t('title')}</h1>
          <SearchForm
            id="site-query"
            action={path}
            query={query}
            words={{
              label: t('label'),
              placeholder: t('placeholder'),
              button: t('submit'),
            }}
          />
          {kinds.length > 1 || kind ? <FilterLinks label={t('filters')} filters={filters} /> : null}
        </div>
      </div>
      <div className="page-width grid gap-8 pt-[clamp(32px,4vw,56px)] pb-(--section-space)">
        {total > 0 ? (
          <>
            <Remarks answer={answer} locale={locale} />
            <SearchHits hits={hits} locale={locale} />
            <SearchPages answer={answer} locale={locale} hrefOf={hrefOf} />
          </>
        ) : (
          <>
            <NothingFound answer={answer} locale={locale} />
            <PopularPages pages={popular} locale={locale} />
          </>
        )}
      </div>
    </Frame>
  );
}

type PartProps = { answer: SearchAnswer; locale: Locale };

/** The number of results, and how the search differed from the typed query, such as corrected words. */
function Remarks({ answer, locale }: PartProps) {
  const t = getT(locale, 'search');
  const { query, total, corrected, loosened, cut } = answer;
  return (
    <div className="grid gap-2">
      <h2 className="type-h3 wrap-anywhere">{t('found', { count: total, query })}</h2>
      {corrected ? (
        <p className="wrap-anywhere text-muted">{t('corrected', { query: corrected })}</p>
      ) : null}
      {loosened ? <p className="text-muted">{t('loosened')}</p> : null}
      {cut ? <p className="text-muted">{t('cut')}</p> : null}
    </div>
  );
}

function SearchPages({ answer, locale, hrefOf }: PartProps & { hrefOf: PageHref }) {
  const t = getT(locale, 'ui');
  return (
    <Pagination
      current={answer.page}
      total={answer.pages}
      hrefOf={(page) => hrefOf({ page })}
      words={{
        label: t('pagination.label'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { number }),
      }}
    />
  );
}

type PageHref = (state: { page: number }) => string;

/** The message for an empty query, one that is too short, or no results. */
function NothingFound({ answer: { query, refusal }, locale }: PartProps) {
  const t = getT(locale, 'search');
  const why = refusal ?? 'none';
  return <EmptyState title={t(`${why}.title`, { query })} text={t(`${why}.text`)} />;
}
