import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { MAX_VALUE_LENGTH } from '@/lib/list-filters-in-url';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { SearchForm } from '../../../ui/search-form';
import { HelpOverview } from './help-overview';
import { HelpResults } from './help-results';
import type { HelpListModel } from './model';

type HelpListProps = { model: HelpListModel; locale: Locale };

/** The help centre: a search field, groups, and questions. */
export function HelpList({ model, locale }: HelpListProps) {
  const { filters, overview, results, search } = model;
  const t = getT(locale, 'help');
  return (
    <section id="list" className="scroll-mt-(--header-height)">
      <div className="bg-warm pb-[clamp(40px,5vw,64px)]">
        <div className="page-width grid gap-6">
          <SearchForm
            id="help-query"
            {...search}
            maxLength={MAX_VALUE_LENGTH}
            words={{
              label: t('search.label'),
              placeholder: t('search.example'),
              button: t('search.button'),
            }}
          />
          <ListFilters label={t('filters')} all={t('all')} filters={filters} />
        </div>
      </div>
      <div className="section-space">
        {overview ? <HelpOverview overview={overview} locale={locale} /> : null}
        {results ? (
          <div className="page-width grid gap-10">
            {results.total > 0 ? (
              <HelpResults results={results} query={search.query} locale={locale} />
            ) : (
              <EmptyList say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
            )}
            <ListPages model={model} locale={locale} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
