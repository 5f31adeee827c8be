import { locales } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { foldText } from '@/lib/fold-text-for-search';
import { industries, jobTitles } from '../schema/form-choice-codes';

/** The code of a choice that is written as its label in either language; other text is returned unchanged. */
function codeOf<Code extends string>(
  written: string,
  codes: readonly Code[],
  wordsOf: (code: Code) => string[],
): string {
  const asked = foldText(written);
  const found = codes.find((code) =>
    [code, ...wordsOf(code)].some((one) => foldText(one) === asked),
  );
  return found ?? written;
}

export const industryOf = (written: string): string =>
  codeOf(written, industries, (code) =>
    locales.map((locale) => getT(locale, 'forms')(`industry.${code}`)),
  );

export const jobTitleOf = (written: string): string =>
  codeOf(written, jobTitles, (code) =>
    locales.map((locale) => getT(locale, 'forms')(`jobTitle.${code}`)),
  );
