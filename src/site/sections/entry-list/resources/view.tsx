import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { SentenceHeading } from '../../../ui/sentence-heading';
import { Booklet } from './resource-cover';
import type { ResourceListModel } from './model';

type ResourceListProps = { model: ResourceListModel; locale: Locale };

export function ResourceList({ model, locale }: ResourceListProps) {
  const { titleLines, kinds, topics, resources } = model;
  const t = getT(locale, 'library');
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width grid gap-10">
        {titleLines.length > 0 ? (
          <SentenceHeading as="h2" lines={titleLines} className="type-h2" />
        ) : null}
        {kinds.length + topics.length > 0 ? (
          <div className="grid gap-3">
            <ListFilters label={t('kinds')} all={t('allKinds')} filters={kinds} />
            <ListFilters label={t('topics')} all={t('allTopics')} filters={topics} />
          </div>
        ) : null}
        {resources.length > 0 ? (
          <ul
            className={`grid gap-x-12 gap-y-10 ${resources.length === 3 ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2'}`}
          >
            {resources.map((resource) => (
              <li key={resource.id} className="flex">
                <Booklet
                  resource={resource}
                  locale={locale}
                  as={titleLines.length > 0 ? 'h3' : 'h2'}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
        )}
        <ListPages model={model} locale={locale} />
      </div>
    </section>
  );
}
