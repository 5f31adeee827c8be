import { locales, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { industries, jobTitles, salutations } from '@/leads/schema/enumerations';

type Choice = { value: string; label: string };

/** The options of every select in one language; codes are stored, labels are shown. */
export function choices(
  locale: Locale,
): Record<'salutation' | 'industry' | 'jobTitle' | 'preferredLanguage', Choice[]> {
  const t = getT(locale, 'forms');
  return {
    salutation: salutations.map((value) => ({ value, label: t(`salutation.${value}`) })),
    industry: industries.map((value) => ({ value, label: t(`industry.${value}`) })),
    jobTitle: jobTitles.map((value) => ({ value, label: t(`jobTitle.${value}`) })),
    preferredLanguage: locales.map((value) => ({ value, label: t(`language.${value}`) })),
  };
}
