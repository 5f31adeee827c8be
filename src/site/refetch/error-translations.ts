import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { ErrorWords } from './notify-of-failed-request';

/** The texts of error messages that every page with a refetched list contains (spec §8). */
export function errorWords(locale: Locale): ErrorWords {
  return {
    locale,
    title: getT(locale, 'errors')('shared.title'),
    generic: getT(locale, 'error-message')('Something went wrong'),
  };
}
