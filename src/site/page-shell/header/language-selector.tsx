import { type Locale, localeNames, locales, localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { PageAddress } from '../page-address-type';

type LanguageSelectorProps = { page: PageAddress };

/**
 * The language selector: both languages, each with its name, value and icon, as links to the same page. Where the page
 * is not published in the other language, a note replaces the link (docs/architecture.md, rule 4).
 */
export function LanguageSelector({ page }: LanguageSelectorProps) {
  const t = getT(page.locale, 'common');
  return (
    <details data-language-selector data-behaviour="language-choice" className="relative">
      <summary className="touch-target flex cursor-pointer list-none items-center gap-2 rounded-control px-2.5 text-small font-semibold hover:bg-(--theme-hover)">
        <LanguageIcon locale={page.locale} />
        <span className="sr-only">{t('language.label')}: </span>
        <span className="whitespace-nowrap max-tablet:sr-only desktop:sr-only">
          {localeNames[page.locale]}
        </span>
      </summary>
      <ul data-theme="light" className="floating absolute top-full right-0 mt-1 w-64 p-2">
        {locales.map((locale) => (
          <li key={locale}>
            <Language page={page} locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type LanguageProps = { page: PageAddress; locale: Locale };

function Language({ page, locale }: LanguageProps) {
  const t = getT(page.locale, 'common');
  const current = locale === page.locale;
  const shape = 'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-small';
  const name = (
    <span lang={locale} className="font-semibold">
      {localeNames[locale]}
    </span>
  );
  if (!current && !page.publishedIn.includes(locale)) {
    return (
      <span data-value={locale} aria-disabled="true" className={`${shape} text-(--theme-muted)`}>
        <LanguageIcon locale={locale} />
        <span>
          {name}
          <span className="block text-tiny">{t('language.unavailable')}</span>
        </span>
      </span>
    );
  }
  return (
    <a
      href={localizedPath(locale, page.path)}
      hrefLang={locale}
      data-value={locale}
      aria-current={current ? 'true' : undefined}
      className={`${shape} hover:bg-(--theme-hover)`}
    >
      <LanguageIcon locale={locale} />
      {name}
      {current ? (
        <span className="ml-auto text-tiny text-(--theme-muted)">{t('language.current')}</span>
      ) : null}
    </a>
  );
}

/** An icon with the language's two letters, because a flag stands for a country, not a language. */
function LanguageIcon({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="12" y="15.8" textAnchor="middle" fontSize="10" fontWeight="600" fill="currentColor">
        {locale.toUpperCase()}
      </text>
    </svg>
  );
}
