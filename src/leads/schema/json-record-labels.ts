import type { Locale } from '@/i18n/locales';

/** What the names in a record are called, in each language of the admin; a name without words stands as it is. */
export type RecordNames = Readonly<Record<string, Record<Locale, string>>>;
