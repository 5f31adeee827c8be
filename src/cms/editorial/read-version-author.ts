import { isLocale, type Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';

/** Who saved a version, in which language, and when. */
export type Saved = {
  by: string;
  language: Locale;
  at: string;
  /** Whether a schedule of this person made the change later. */
  scheduled: boolean;
};

/** Reads the stored value; null for versions that no person saved, and for those from before the field. */
export function readSaved(value: unknown): Saved | null {
  if (!isData(value)) return null;
  const { by, language, at, scheduled } = value;
  if (typeof by !== 'string' || typeof at !== 'string') return null;
  if (typeof language !== 'string' || !isLocale(language)) return null;
  return { by, language, at, scheduled: scheduled === true };
}
