import type { SearchHit } from '@/content/search-types';
import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { HighlightedText } from '../ui/highlighted-search-matches';

type SearchHitsProps = { hits: readonly SearchHit[]; locale: Locale };

/** The results, best first: kind, title and snippet. */
export function SearchHits({ hits, locale }: SearchHitsProps) {
  const t = getT(locale, 'search');
  return (
    <ol className="border-t border-line">
      {hits.map(({ href, kind, title, snippet }) => (
        <li
          key={href}
          className="group/row relative grid gap-x-10 gap-y-1 border-b border-line py-6 desktop:grid-cols-[11rem_1fr]"
        >
          <p className="text-small text-muted desktop:pt-1">{t(`kinds.${kind}`)}</p>
          <div>
            <h3 className="text-lead font-semibold">
              <Link
                href={href}
                className="decoration-(--theme-accent) decoration-2 underline-offset-4 outline-none group-hover/row:underline before:absolute before:inset-0 before:z-10 before:rounded-control before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)"
              >
                <HighlightedText pieces={title} />
              </Link>
            </h3>
            <p className="mt-1.5 max-w-[44em] wrap-anywhere text-muted">
              <HighlightedText pieces={snippet} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
