import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { TICKED, type FieldValues } from '../schema/validate';

export type ConsentRecord = { purpose: 'reply' | 'marketing'; granted: boolean; text: string };

/** Each purpose with the very words that stood beside its box, ticked or not (decision 19). */
export function consentRecords(values: FieldValues, locale: Locale): ConsentRecord[] {
  const t = getT(locale, 'forms');
  return [
    { purpose: 'reply', granted: values.agree === TICKED, text: t('consent.agree') },
    {
      purpose: 'marketing',
      granted: values.consentMarketing === TICKED,
      text: t('consent.marketing'),
    },
  ];
}
