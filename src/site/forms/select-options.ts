import { locales, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import {
  companyMaturity,
  departments,
  industries,
  jobTitles,
  personalMaturity,
  salutations,
} from '@/leads/schema/form-choice-codes';
import { phoneCountries } from '@/leads/schema/validate-phone-by-country';
import type { FieldName } from '@/leads/schema/form-definitions';
import type { TicketOffer } from '@/content/list-item-and-text-types';

type Choice = { value: string; label: string };

/** The options of a select in one language; codes are stored, labels are shown (spec §3). */
export function choicesOf(name: FieldName, locale: Locale, offer: TicketOffer | null): Choice[] {
  const t = getT(locale, 'forms');
  const lists: Partial<Record<FieldName, () => Choice[]>> = {
    salutation: () => salutations.map((value) => ({ value, label: t(`salutation.${value}`) })),
    industry: () => industries.map((value) => ({ value, label: t(`industry.${value}`) })),
    jobTitle: () => jobTitles.map((value) => ({ value, label: t(`jobTitle.${value}`) })),
    department: () => departments.map((value) => ({ value, label: t(`department.${value}`) })),
    firstQuestion: () =>
      companyMaturity.map((value) => ({ value, label: t(`companyMaturity.${value}`) })),
    secondQuestion: () =>
      personalMaturity.map((value) => ({ value, label: t(`personalMaturity.${value}`) })),
    hub: () => (offer?.hubs ?? []).map((value) => ({ value, label: t(`hub.${value}`) })),
    preferredLanguage: () => locales.map((value) => ({ value, label: t(`language.${value}`) })),
    phoneCountry: () =>
      phoneCountries(locale).map(({ code, name: label }) => ({ value: code, label })),
  };
  return lists[name]?.() ?? [];
}
