import type { Locale } from '@/i18n/locales';
import type { SectionModels } from '../sections/registry.models';
import { SectionView } from '../sections/registry.views';

type RelatedPagesProps = {
  locale: Locale;
  title: string;
  pages: SectionModels['relatedPages']['pages'];
};

/** Related entries as cards. Shown from two entries on: a single card would leave a gap in the row. */
export function RelatedPages({ locale, title, pages }: RelatedPagesProps) {
  if (pages.length < 2) return null;
  return (
    <SectionView
      locale={locale}
      section={{
        name: 'relatedPages',
        id: 'related',
        anchor: null,
        model: { titleLines: [title], pages },
      }}
    />
  );
}
