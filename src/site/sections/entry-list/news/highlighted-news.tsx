import { formatDay } from '@/i18n/format-dates';
import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { hueOf } from '../../../ui/card-colour-by-id';
import type { NewsLine } from './model';

type NewsLeadProps = { news: NewsLine; locale: Locale; as: 'h2' | 'h3' };

/** The highlighted news item, in large type with its date. */
export function NewsLead({ news, locale, as: Heading }: NewsLeadProps) {
  const { category, publishedAt, summary, title, href } = news;
  return (
    <article
      data-hue={hueOf(category?.id ?? 1)}
      data-ground="light"
      className="group/lead relative grid gap-x-16 gap-y-6 rounded-card bg-(--hue-soft) p-6 text-ink tablet:p-10 desktop:grid-cols-[1.4fr_1fr] desktop:p-14"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4 text-small">
          {category ? <span className="font-semibold text-(--hue)">{category.name}</span> : null}
          {publishedAt ? (
            <time dateTime={publishedAt}>{formatDay(locale, publishedAt)}</time>
          ) : null}
        </p>
        <Heading className="type-h1 mt-4 text-balance">
          <Link
            href={href}
            className="decoration-2 underline-offset-8 outline-none group-hover/lead:underline before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] focus-visible:before:outline-3 focus-visible:before:-outline-offset-4 focus-visible:before:outline-(--theme-focus)"
          >
            {withNoBreaks(title)}
          </Link>
        </Heading>
      </div>
      {summary ? (
        <p className="border-l-2 border-(--hue) pl-6 text-lead desktop:self-end">{summary}</p>
      ) : null}
    </article>
  );
}
