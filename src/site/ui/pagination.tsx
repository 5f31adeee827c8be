import { Link } from '@/i18n/localized-link';
import { Icon } from './icon';
import { pageWindow } from './pagination-window';

type PaginationProps = {
  current: number;
  total: number;
  /** The URL of a page of the list. Links work without a script, and search engines follow them. */
  hrefOf: (page: number) => string;
  words: {
    label: string;
    previous: string;
    next: string;
    /** The accessible label of a link to a page of the list: "Page 3". */
    page: (page: number) => string;
  };
};

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-semibold tabular-nums';

/** The links to the pages of a list; nothing for a single page. */
export function Pagination({ current, total, hrefOf, words }: PaginationProps) {
  if (total <= 1) return null;
  const step = (page: number, rel: 'prev' | 'next') => (
    <Link href={hrefOf(page)} rel={rel} className={`${box} hover:bg-current/10`}>
      {rel === 'prev' ? <Icon name="chevron-left" /> : null}
      <span className="sr-only tablet:not-sr-only">
        {rel === 'prev' ? words.previous : words.next}
      </span>
      {rel === 'next' ? <Icon name="chevron-right" /> : null}
    </Link>
  );
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap items-center gap-1">
        {current > 1 ? <li>{step(current - 1, 'prev')}</li> : null}
        {pageWindow(current, total).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-(--theme-muted)">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefOf(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={`${box} hover:bg-current/10 aria-[current=page]:bg-(--theme-text) aria-[current=page]:text-(--theme-raised)`}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < total ? <li>{step(current + 1, 'next')}</li> : null}
      </ul>
    </nav>
  );
}
