import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SearchButton } from './search-button.client';

/** The search button in the header, with the texts of its dialog in the page's language. */
export function SearchEntry({ locale }: { locale: Locale }) {
  const t = getT(locale, 'search');
  return (
    <SearchButton
      href={localizedPath(locale, '/search')}
      locale={locale}
      words={{
        title: t('title'),
        label: t('label'),
        placeholder: t('placeholder'),
        close: t('dialog.close'),
        hint: t('dialog.hint'),
        none: t('dialog.none'),
        failed: t('dialog.failed'),
        suggestions: t('dialog.suggestions'),
        found: t('dialog.found', { number: '#' }),
      }}
    />
  );
}
