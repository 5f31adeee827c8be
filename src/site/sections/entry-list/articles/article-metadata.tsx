import { formatDay } from '@/i18n/format-dates';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { ArticleCard } from './model';

type ArticleMetaProps = {
  article: Pick<ArticleCard, 'category' | 'publishedAt' | 'readingMinutes'>;
  locale: Locale;
};

export function ArticleMeta({ article, locale }: ArticleMetaProps) {
  const { category, publishedAt, readingMinutes } = article;
  const t = getT(locale, 'articles');
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-small text-(--theme-muted)">
      {category ? <span className="font-semibold text-(--hue)">{category.name}</span> : null}
      {publishedAt ? <time dateTime={publishedAt}>{formatDay(locale, publishedAt)}</time> : null}
      <span>{t('readingTime', { count: readingMinutes })}</span>
    </p>
  );
}
