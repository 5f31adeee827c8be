import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { OpeningListModel } from './model';
import { ClosedRow, OpeningRow } from './job-opening-row';

type OpeningListProps = { model: OpeningListModel; locale: Locale };

/** Vacancies, each in the colour of its department, filtered by department and place; closed ones as lines. */
export function OpeningList({ model, locale }: OpeningListProps) {
  const { open, closed } = model;
  const t = getT(locale, 'openings');
  const departments = [...new Set([...open, ...closed].map(({ department }) => department))];
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <Filters model={model} locale={locale} />
        <div className="mt-8">
          {open.length > 0 ? (
            <ul className="grid gap-4">
              {open.map((opening) => (
                <li key={opening.id} data-hue={hueOf(departments.indexOf(opening.department) + 1)}>
                  <OpeningRow opening={opening} locale={locale} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyList as="h3" say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
          )}
        </div>
        <ListPages model={model} locale={locale} />
        {closed.length > 0 ? (
          <>
            <h3 className="type-h3 mt-12 mb-4">{t('closedTitle')}</h3>
            <ul className="border-b border-line">
              {closed.map((opening) => (
                <ClosedRow key={opening.id} opening={opening} locale={locale} />
              ))}
            </ul>
          </>
        ) : null}
        <SampleNote
          shown={model.sample}
          text={t('sample')}
          className="mt-6 text-small text-muted"
        />
      </div>
    </section>
  );
}

function Filters({ model, locale }: OpeningListProps) {
  const t = getT(locale, 'openings');
  const groups = [
    { name: 'department', filters: model.departments },
    { name: 'location', filters: model.locations },
  ] as const;
  return (
    <div className="mt-8 grid gap-4 desktop:flex desktop:flex-wrap desktop:gap-x-12">
      {groups.map(({ name, filters }) =>
        filters.length > 0 ? (
          <div key={name}>
            <p aria-hidden="true" className="mb-2 text-small text-muted">
              {t(`filters.${name}`)}
            </p>
            <ListFilters label={t(`filters.${name}`)} all={t('filters.all')} filters={filters} />
          </div>
        ) : null,
      )}
    </div>
  );
}
