import { formatDay } from '@/i18n/format-dates';
import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { hueOf } from '../../../ui/card-colour-by-id';
import type { NewsLine, NewsListModel } from './model';

type NewsYearsProps = { years: NewsListModel['years']; locale: Locale; as: 'h2' | 'h3' };

export function NewsYears({ years, locale, as: Heading }: NewsYearsProps) {
  return years.map(({ year, news }) => (
    <div key={year} className="grid gap-x-8 border-t border-ink pt-5 desktop:grid-cols-[1fr_4fr]">
      <p className="type-h2 tabular-nums">{year}</p>
      <ul>
        {news.map((item) => (
          <NewsRow key={item.id} news={item} locale={locale} as={Heading} />
        ))}
      </ul>
    </div>
  ));
}

type NewsRowProps = { news: NewsLine; locale: Locale; as: 'h2' | 'h3' };

function NewsRow({ news, locale, as: Heading }: NewsRowProps) {
  const { category, href, publishedAt, summary, title } = news;
  return (
    <li
      data-hue={hueOf(category?.id ?? 1)}
      className="group/row relative grid gap-x-8 gap-y-2 border-line py-6 not-first:border-t desktop:grid-cols-[11rem_1fr]"
    >
      <p className="flex flex-wrap gap-x-4 text-small text-(--theme-muted) desktop:flex-col">
        {publishedAt ? <time dateTime={publishedAt}>{formatDay(locale, publishedAt)}</time> : null}
        {category ? <span className="font-semibold text-(--hue)">{category.name}</span> : null}
      </p>
      <div className="min-w-0">
        <Heading className="type-h3">
          <Link
            href={href}
            className="decoration-(--theme-accent) decoration-2 underline-offset-4 outline-none group-hover/row:underline before:absolute before:inset-0 before:z-10 before:rounded-control before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)"
          >
            {withNoBreaks(title)}
          </Link>
        </Heading>
        {summary ? <p className="mt-2 max-w-[42em] text-(--theme-muted)">{summary}</p> : null}
      </div>
    </li>
  );
}
