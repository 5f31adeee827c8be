import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { TextLink } from '../ui/text-link';

type PopularPagesProps = { pages: readonly { href: string; title: string }[]; locale: Locale };

/** Links to suggested pages, for a search without results; renders nothing when there are none. */
export function PopularPages({ pages, locale }: PopularPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="popular-pages">
      <h2 id="popular-pages" className="type-h3">
        {getT(locale, 'search')('popular')}
      </h2>
      <ul className="mt-3 grid gap-x-12 border-t border-line tablet:grid-cols-2">
        {pages.map(({ href, title }) => (
          <li key={href} className="border-b border-line py-1">
            <TextLink href={href} text={title} arrow />
          </li>
        ))}
      </ul>
    </nav>
  );
}
