import { LanguageLink } from './language-link.client';
import type { PageAddress } from './page-address';
import { localeNames, localizedPath, otherLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';

type LanguageSelectorProps = { page: PageAddress };

/** The same page in the other language, or that it is not published there (architecture, rule 4). */
export function LanguageSelector({ page }: LanguageSelectorProps) {
  const t = getT(page.locale, 'common');
  const other = otherLocale(page.locale);
  const name = localeNames[other];
  const shape = 'touch-target inline-flex items-center px-2 text-small';
  if (!page.publishedIn.includes(other)) {
    return (
      <span className={`${shape} text-(--theme-muted)`} title={t('language.unavailable')}>
        {name}
        <span className="sr-only"> ({t('language.unavailable')})</span>
      </span>
    );
  }
  return (
    <LanguageLink
      href={localizedPath(other, page.path)}
      hrefLang={other}
      lang={other}
      className={`${shape} hover:underline`}
    >
      {name}
    </LanguageLink>
  );
}
