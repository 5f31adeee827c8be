import type { ArticlePage } from '@/content/entry-view-model-types';
import { formatDay } from '@/i18n/format-dates';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { EntryCover } from '../pictures/entry-cover';
import { hueOf } from '../ui/card-colour-by-id';

type ArticleHeadProps = { page: ArticlePage };

export function ArticleHead({ page }: ArticleHeadProps) {
  const { article, authorJobTitle, locale } = page;
  const t = getT(locale, 'articles');
  const hue = hueOf(article.category?.id ?? 1);
  return (
    <header
      data-hue={hue}
      className="bg-warm pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] pb-[clamp(40px,5vw,72px)]"
    >
      <div
        className={`page-width grid gap-x-16 gap-y-10 desktop:items-center ${article.cover ? 'desktop:grid-cols-[1.35fr_1fr]' : ''}`}
      >
        <div className="min-w-0">
          {article.category ? (
            <p className="mb-4 font-semibold text-(--hue)">{article.category.name}</p>
          ) : null}
          <h1 className="type-h1 text-balance">{withNoBreaks(page.title)}</h1>
          {article.summary ? (
            <p className="mt-6 max-w-[38em] text-lead text-(--theme-muted)">{article.summary}</p>
          ) : null}
          <dl className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-small text-(--theme-muted)">
            {article.author ? (
              <div>
                <dt className="sr-only">{t('writtenBy')}</dt>
                <dd>
                  <span className="font-semibold text-(--theme-text)">{article.author}</span>
                  {authorJobTitle ? `, ${authorJobTitle}` : null}
                </dd>
              </div>
            ) : null}
            {article.publishedAt ? (
              <div>
                <dt className="sr-only">{t('publishedOn')}</dt>
                <dd>
                  <time dateTime={article.publishedAt}>
                    {formatDay(locale, article.publishedAt)}
                  </time>
                </dd>
              </div>
            ) : null}
            <div>
              <dt className="sr-only">{t('length')}</dt>
              <dd>{t('readingTime', { count: article.readingMinutes })}</dd>
            </div>
          </dl>
        </div>
        {article.cover ? (
          <EntryCover
            cover={article.cover}
            hue={hue}
            words={null}
            locale={locale}
            sizes="(min-width: 1280px) 520px, 100vw"
            priority
            described
            className="rounded-card"
          />
        ) : null}
      </div>
    </header>
  );
}
