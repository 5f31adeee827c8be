import type { Locale } from '@/i18n/locales';

/**
 * Labels for the property names in a JSON record, in each language of the admin; a name without a label is shown as it
 * is.
 */
export type RecordNames = Readonly<Record<string, Record<Locale, string>>>;
