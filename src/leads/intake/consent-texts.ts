import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { forms, type FormKind } from '../schema/forms';
import { TICKED, type FieldValues } from '../schema/validate';

export type ConsentRecord = { purpose: 'reply' | 'marketing'; granted: boolean; text: string };

/** Each purpose that the form asks for, with the very words that stood beside its box, ticked or not (D19). */
export function consentRecords(
  kind: FormKind,
  values: FieldValues,
  locale: Locale,
): ConsentRecord[] {
  const t = getT(locale, 'forms');
  const asked: ['agree' | 'consentMarketing', ConsentRecord][] = [
    ['agree', { purpose: 'reply', granted: values.agree === TICKED, text: t('consent.agree') }],
    [
      'consentMarketing',
      {
        purpose: 'marketing',
        granted: values.consentMarketing === TICKED,
        text: t('consent.marketing'),
      },
    ],
  ];
  return asked.flatMap(([name, record]) => (forms[kind][name] ? [record] : []));
}
