import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Pagination } from '../ui/pagination';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

type ListPagesProps = { model: Pick<ListStateModel, 'allHref' | 'pages'>; locale: Locale };

export function ListPages({ model: { pages, allHref }, locale }: ListPagesProps) {
  const t = getT(locale, 'ui');
  return (
    <Pagination
      current={pages.current}
      total={pages.hrefs.length}
      hrefOf={(page) => pages.hrefs[page - 1] ?? allHref}
      words={{
        label: t('pagination.label'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { number }),
      }}
    />
  );
}
