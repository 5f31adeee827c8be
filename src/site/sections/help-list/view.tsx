import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { LONGEST_VALUE } from '@/lib/list-state';
import { ListPages } from '../../lists/list-pages';
import { ButtonLink } from '../../ui/button-link';
import { FilterLinks } from '../../ui/filter-links';
import { EmptyState } from '../../ui/notice-state';
import { SearchForm } from '../../ui/search-form';
import { HelpOverview } from './help-overview';
import { HelpResults } from './help-results';
import type { HelpListModel } from './model';

type HelpListProps = { model: HelpListModel; locale: Locale };

/** The help centre: a question to type, groups to choose from, and the questions themselves. */
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
            maxLength={LONGEST_VALUE}
            words={{
              label: t('search.label'),
              placeholder: t('search.example'),
              button: t('search.button'),
            }}
          />
          {filters.length > 0 ? (
            <FilterLinks
              label={t('filters')}
              filters={filters.map(({ text, ...filter }) => ({
                ...filter,
                text: text ?? t('all'),
              }))}
            />
          ) : null}
        </div>
      </div>
      <div className="section-space">
        {overview ? <HelpOverview overview={overview} locale={locale} /> : null}
        {results ? (
          <div className="page-width grid gap-10">
            {results.total > 0 ? (
              <HelpResults results={results} query={search.query} locale={locale} />
            ) : (
              <EmptyState
                title={t('empty.title')}
                text={t('empty.text')}
                action={
                  <ButtonLink href={model.allHref} text={t('empty.action')} variant="quiet" />
                }
              />
            )}
            <ListPages model={model} locale={locale} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
