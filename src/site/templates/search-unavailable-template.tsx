import type { FrameView } from '@/content/header-and-footer-types';
import { locales, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Frame } from './page-with-header-and-footer';
import { PopularPages } from './popular-pages';

type SearchUnavailableProps = {
  locale: Locale;
  popular: readonly { href: string; title: string }[];
  frame: FrameView;
};

/** The search page while the database is down: that search does not work right now, and what to read instead. */
export function SearchUnavailableTemplate({ locale, popular, frame }: SearchUnavailableProps) {
  const t = getT(locale, 'search');
  return (
    <Frame page={{ path: '/search', locale, publishedIn: locales }} frame={frame}>
      <div className="bg-warm pt-[calc(var(--header-height)+clamp(32px,5vw,72px))] pb-[clamp(32px,4vw,56px)]">
        <div className="page-width">
          <h1 className="type-h1">{t('unavailable.title')}</h1>
          <p className="mt-5 max-w-[36em] text-lead text-muted">{t('unavailable.text')}</p>
        </div>
      </div>
      <div className="page-width pt-[clamp(32px,4vw,56px)] pb-(--section-space)">
        <PopularPages pages={popular} locale={locale} />
      </div>
    </Frame>
  );
}
