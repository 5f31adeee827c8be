import type { Locale } from '@/i18n/locales';
import type { SectionModels } from '../sections/registry.models';
import { SectionView } from '../sections/registry.views';

type RelatedPagesProps = {
  locale: Locale;
  title: string;
  pages: SectionModels['relatedPages']['pages'];
};

/** The entry's neighbours as cards. One alone would be a row with a hole in it, so it takes two. */
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
