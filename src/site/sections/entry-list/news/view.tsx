import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { SentenceHeading } from '../../../ui/sentence-heading';
import type { NewsListModel } from './model';
import { NewsLead } from './highlighted-news';
import { NewsYears } from './news-by-year';

type NewsListProps = { model: NewsListModel; locale: Locale };

/** News by date: one item in large type, the others listed by year. */
export function NewsList({ model, locale }: NewsListProps) {
  const { titleLines, filters, lead, years } = model;
  const t = getT(locale, 'articles');
  const heading = titleLines.length > 0 ? 'h3' : 'h2';
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width grid gap-10">
        {titleLines.length > 0 ? (
          <SentenceHeading as="h2" lines={titleLines} className="type-h2" />
        ) : null}
        <ListFilters label={t('filters')} all={t('all')} filters={filters} />
        {lead ? <NewsLead news={lead} locale={locale} as={heading} /> : null}
        {lead || years.length > 0 ? (
          <NewsYears years={years} locale={locale} as={heading} />
        ) : (
          <EmptyList say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
        )}
        <ListPages model={model} locale={locale} />
      </div>
    </section>
  );
}
