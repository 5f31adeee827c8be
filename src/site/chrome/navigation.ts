import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { TextLink } from '@/lib/text-link';

/** The links of header and footer, in one language; each leads to something that exists. */
export function mainLinks(locale: Locale): TextLink[] {
  const t = getT(locale, 'common');
  return [
    { text: t('nav.platform'), href: localizedPath(locale, '/') + '#platform' },
    { text: t('nav.closedLoop'), href: localizedPath(locale, '/') + '#closed-loop' },
    { text: t('nav.customers'), href: localizedPath(locale, '/') + '#customers' },
  ];
}
