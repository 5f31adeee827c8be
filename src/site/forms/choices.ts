import { locales, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import {
  companyMaturity,
  departments,
  industries,
  jobTitles,
  personalMaturity,
  salutations,
} from '@/leads/schema/enumerations';
import { phoneCountries } from '@/leads/schema/foreign-phone';
import type { FieldName } from '@/leads/schema/forms';
import type { TicketOffer } from './ticket-offer';

type Choice = { value: string; label: string };

/** The options of a select in one language; codes are stored, labels are shown (spec §3). */
export function choicesOf(name: FieldName, locale: Locale, offer: TicketOffer | null): Choice[] {
  const t = getT(locale, 'forms');
  switch (name) {
    case 'salutation':
      return salutations.map((value) => ({ value, label: t(`salutation.${value}`) }));
    case 'industry':
      return industries.map((value) => ({ value, label: t(`industry.${value}`) }));
    case 'jobTitle':
      return jobTitles.map((value) => ({ value, label: t(`jobTitle.${value}`) }));
    case 'department':
      return departments.map((value) => ({ value, label: t(`department.${value}`) }));
    case 'firstQuestion':
      return companyMaturity.map((value) => ({ value, label: t(`companyMaturity.${value}`) }));
    case 'secondQuestion':
      return personalMaturity.map((value) => ({ value, label: t(`personalMaturity.${value}`) }));
    case 'hub':
      return (offer?.hubs ?? []).map((value) => ({ value, label: t(`hub.${value}`) }));
    case 'preferredLanguage':
      return locales.map((value) => ({ value, label: t(`language.${value}`) }));
    case 'phoneCountry':
      return phoneCountries(locale).map(({ code, name: label }) => ({ value: code, label }));
    default:
      return [];
  }
}
