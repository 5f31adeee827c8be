import { cache } from 'react';
import { defaultLocale, type Locale } from './locales';

/**
 * The language of the request at hand, for the one place that gets no route parameters: the not-found
 * screen. The layout above it sets it; everything else is passed its locale.
 */
const requestStore = cache((): { locale: Locale } => ({ locale: defaultLocale }));

export function setRequestLocale(locale: Locale): void {
  requestStore().locale = locale;
}

export function getRequestLocale(): Locale {
  return requestStore().locale;
}
