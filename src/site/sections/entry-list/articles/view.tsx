import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { SentenceHeading } from '../../../ui/sentence-heading';
import { ArticleTeaser } from './article-card';
import type { ArticleListModel } from './model';

type ArticleListProps = { model: ArticleListModel; locale: Locale };

/** Articles with filters and pagination; the highlighted one is shown large. */
export function ArticleList({ model, locale }: ArticleListProps) {
  const { titleLines, filters, lead, articles } = model;
  const t = getT(locale, 'articles');
  const isEmpty = lead === null && articles.length === 0;
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width grid gap-10 desktop:gap-14">
        {titleLines.length > 0 ? (
          <SentenceHeading as="h2" lines={titleLines} className="type-h2" />
        ) : null}
        <ListFilters label={t('filters')} all={t('all')} filters={filters} />
        {lead ? (
          <ArticleTeaser
            article={lead}
            locale={locale}
            large
            as={titleLines.length > 0 ? 'h3' : 'h2'}
          />
        ) : null}
        {isEmpty ? (
          <EmptyList say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
        ) : (
          <ul className="grid gap-x-6 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-y-16">
            {articles.map((article) => (
              <li
                key={article.id}
                className="@container grid tablet:max-desktop:last:odd:col-span-2"
              >
                <ArticleTeaser
                  article={article}
                  locale={locale}
                  as={titleLines.length > 0 ? 'h3' : 'h2'}
                />
              </li>
            ))}
          </ul>
        )}
        <ListPages model={model} locale={locale} />
      </div>
    </section>
  );
}
