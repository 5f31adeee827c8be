import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { EntryCover } from '../../../pictures/entry-cover';
import { hueOf } from '../../../ui/card-colour-by-id';
import { ArticleMeta } from './article-metadata';
import type { ArticleCard } from './model';

type ArticleTeaserProps = {
  article: ArticleCard;
  locale: Locale;
  /** Whether the card takes the whole row; on a desktop its cover is beside the text. */
  large?: boolean;
  as?: 'h2' | 'h3';
};

/**
 * The card of an article: the whole card is a link, named by its title. Without a cover the title takes its place; on
 * a wide card, cover and text are side by side.
 */
export function ArticleTeaser({ article, locale, large = false, as }: ArticleTeaserProps) {
  const Heading = as ?? 'h3';
  const hue = hueOf(article.category?.id ?? 1);
  const meta = <ArticleMeta article={article} locale={locale} />;
  const title = (look: string) => (
    <Heading className={look}>
      <Link
        href={article.href}
        className="decoration-(--theme-accent) decoration-2 underline-offset-4 outline-none group-hover/teaser:underline before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-offset-4 focus-visible:before:outline-(--theme-focus)"
      >
        {withNoBreaks(article.title)}
      </Link>
    </Heading>
  );
  return (
    <article
      data-hue={hue}
      className={`group/teaser relative grid grid-cols-1 content-start gap-5 ${
        large
          ? 'desktop:grid-cols-[1.25fr_1fr] desktop:items-center desktop:gap-14'
          : '@xl:grid-cols-2 @xl:items-center @xl:gap-8'
      }`}
    >
      <EntryCover
        cover={article.cover}
        hue={hue}
        words={
          <>
            {meta}
            {title(large ? 'type-h1' : 'type-h3 text-balance')}
          </>
        }
        locale={locale}
        sizes={
          large
            ? '(min-width: 1280px) 660px, 100vw'
            : '(min-width: 1280px) 400px, (min-width: 744px) 50vw, 100vw'
        }
        priority={large}
        className="rounded-card"
      />
      <div className="min-w-0">
        {article.cover ? (
          <>
            {meta}
            {title(large ? 'type-h2 mt-3' : 'type-h3 mt-2')}
          </>
        ) : null}
        {article.summary ? (
          <p
            className={`text-(--theme-muted) ${article.cover ? 'mt-3' : ''} ${large ? 'text-lead' : 'line-clamp-3'}`}
          >
            {article.summary}
          </p>
        ) : null}
      </div>
    </article>
  );
}
