import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { FieldName, FormKind } from '@/leads/schema/form-definitions';

/** The label of a control; it depends on the form where forms use one control name for different questions. */
export function labelOf(kind: FormKind, name: FieldName, locale: Locale): string {
  const t = getT(locale, 'forms');
  if (name === 'agree') return t('consent.agree');
  if (name === 'consentMarketing') return t('consent.marketing');
  if (name === 'company' && kind === 'book-demo') return t('field.website');
  if (name === 'description') {
    if (kind === 'get-ticket') return t('field.ticketQuestion');
    if (kind === 'contact') return t('field.message');
    if (kind === 'career') return t('field.letter');
  }
  return t(`field.${name}`);
}

export function hintOf(kind: FormKind, name: FieldName, locale: Locale): string | undefined {
  const t = getT(locale, 'forms');
  if (name === 'company' && kind === 'book-demo') return t('hint.website');
  if (name === 'companyTaxCode') return t('hint.taxCode');
  if (name === 'quantity') return t('hint.quantity');
  return undefined;
}
