import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import {
  companyMaturity,
  departments,
  hubs,
  industries,
  jobTitles,
  personalMaturity,
  salutations,
} from '../schema/form-choice-codes';

/** The label of a code; an unknown code (older forms, imported rows) is returned unchanged. */
const worded = <Code extends string>(
  codes: readonly Code[],
  stored: string,
  words: (code: Code) => string,
): string => {
  const code = codes.find((one) => one === stored);
  return code === undefined ? stored : words(code);
};

/** The value of a lead's field as text, with the labels of its form; empty where nothing is stored. */
export function codeWords(
  field: string,
  stored: string | null | undefined,
  locale: Locale,
): string {
  const t = getT(locale, 'forms');
  const text = stored ?? '';
  switch (field) {
    case 'salutation':
      return worded(salutations, text, (code) => t(`salutation.${code}`));
    case 'industry':
      return worded(industries, text, (code) => t(`industry.${code}`));
    case 'jobTitle':
      return worded(jobTitles, text, (code) => t(`jobTitle.${code}`));
    case 'department':
      return worded(departments, text, (code) => t(`department.${code}`));
    case 'hub':
      return worded(hubs, text, (code) => t(`hub.${code}`));
    case 'firstQuestion':
      return worded(companyMaturity, text, (code) => t(`companyMaturity.${code}`));
    case 'secondQuestion':
      return worded(personalMaturity, text, (code) => t(`personalMaturity.${code}`));
    default:
      return text;
  }
}
