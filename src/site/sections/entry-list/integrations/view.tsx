import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { MAX_VALUE_LENGTH } from '@/lib/list-filters-in-url';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SearchForm } from '../../../ui/search-form';
import { SectionHead } from '../../../ui/section-header';
import { IntegrationEntry } from './integration-entry';
import type { IntegrationListModel } from './model';

type IntegrationListProps = { model: IntegrationListModel; locale: Locale };

/**
 * The integrations by group, with the group's name on the left on desktop, above on smaller screens. Search and filter
 * are parameters of the URL.
 */
export function IntegrationList({ model, locale }: IntegrationListProps) {
  const { filters, groups, search, total } = model;
  const t = getT(locale, 'marketplace');
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-8 grid gap-6">
          <SearchForm
            id="integration-query"
            {...search}
            maxLength={MAX_VALUE_LENGTH}
            words={{
              label: t('search.label'),
              placeholder: t('search.example'),
              button: t('search.button'),
            }}
          />
          <ListFilters label={t('filters')} all={t('all')} filters={filters} />
          <p className="text-small text-muted">
            {search.query
              ? t('found', { count: total, query: search.query })
              : t('count', { count: total })}
          </p>
        </div>
        {total === 0 ? (
          <div className="mt-6">
            <EmptyList as="h3" say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
          </div>
        ) : null}
        {groups.map(({ id, name, integrations }) => (
          <div
            key={id}
            data-hue={hueOf(id)}
            className="mt-8 grid gap-x-8 gap-y-4 border-t border-line-control pt-6 desktop:grid-cols-[1fr_3.4fr]"
          >
            <h3 className="type-h3">{name ?? t('other')}</h3>
            <ul className="grid gap-4 tablet:grid-cols-2">
              {integrations.map((integration) => (
                <li key={integration.id} className="tablet:last:odd:col-span-2">
                  <IntegrationEntry integration={integration} locale={locale} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="mt-8">
          <ListPages model={model} locale={locale} />
        </div>
      </div>
    </section>
  );
}
