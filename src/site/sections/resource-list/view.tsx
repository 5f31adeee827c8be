import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ListPages } from '../../lists/list-pages';
import { ButtonLink } from '../../ui/button-link';
import { Claim } from '../../ui/claim';
import { FilterLinks } from '../../ui/filter-links';
import { EmptyState } from '../../ui/notice-state';
import { Booklet } from './booklet';
import type { ResourceListModel } from './model';

type ResourceListProps = { model: ResourceListModel; locale: Locale };

/** What lies on the shelf, narrowed by kind and by topic. */
export function ResourceList({ model, locale }: ResourceListProps) {
  const { titleLines, kinds, topics, resources } = model;
  const t = getT(locale, 'library');
  const worded = (filters: typeof kinds, all: string) =>
    filters.map(({ text, ...filter }) => ({ ...filter, text: text ?? all }));
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width grid gap-10">
        {titleLines.length > 0 ? <Claim as="h2" lines={titleLines} className="type-h2" /> : null}
        {kinds.length + topics.length > 0 ? (
          <div className="grid gap-3">
            {kinds.length > 0 ? (
              <FilterLinks label={t('kinds')} filters={worded(kinds, t('allKinds'))} />
            ) : null}
            {topics.length > 0 ? (
              <FilterLinks label={t('topics')} filters={worded(topics, t('allTopics'))} />
            ) : null}
          </div>
        ) : null}
        {resources.length > 0 ? (
          <ul className="grid gap-x-12 gap-y-10 desktop:grid-cols-2">
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
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href={model.allHref} text={t('empty.action')} variant="quiet" />}
          />
        )}
        <ListPages model={model} locale={locale} />
      </div>
    </section>
  );
}
