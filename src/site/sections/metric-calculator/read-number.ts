import type { Locale } from '@/i18n/locales';
import type { FieldKind } from './fields';

/** Why a typed number can not be used. */
export type NumberProblem =
  'missing' | 'notNumber' | 'negative' | 'notWhole' | 'over100' | 'tooLarge';

export type ReadNumber = { ok: true; value: number } | { ok: false; problem: NumberProblem };

/** Beyond this nobody counts customers or dong, and sums stay exact. */
const LARGEST = 1e12;

const separators: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** `1.250.000` in groups of three, as the language writes them. */
const isGrouped = (text: string, group: string): boolean =>
  new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(text);

/** A number in the spelling JavaScript reads, or null. */
function plainSpelling(text: string, locale: Locale): string | null {
  const { group, decimal } = separators[locale];
  const [whole = '', fraction, ...rest] = text.split(decimal);
  if (rest.length === 0) {
    const digits = isGrouped(whole, group) ? whole.replaceAll(group, '') : whole;
    if (/^\d+$/.test(digits) && (fraction === undefined || /^\d+$/.test(fraction))) {
      return fraction === undefined ? digits : `${digits}.${fraction}`;
    }
  }
  // What the language itself can not mean is read as the other spelling: `2.5` on a Vietnamese page.
  const swapped = isGrouped(text, decimal)
    ? text.replaceAll(decimal, '')
    : text.replace(group, '.');
  return /^\d+(?:\.\d+)?$/.test(swapped) ? swapped : null;
}

/**
 * A number as a reader of that language types it: `1.250.000` and `2,5` in Vietnamese, `1,250,000` and
 * `2.5` in English; the other spelling too where the language's own gives no number. Spaces, the sign of
 * the dong and a closing percent sign are let through.
 */
export function readNumber(typed: string, kind: FieldKind, locale: Locale): ReadNumber {
  const text = typed.replace(/\s/g, '').replace(/(?:₫|đ|VND|%)$/i, '');
  if (text === '') return { ok: false, problem: 'missing' };
  if (/^[-−]/.test(text)) return { ok: false, problem: 'negative' };
  const plain = plainSpelling(text, locale);
  if (plain === null) return { ok: false, problem: 'notNumber' };
  const value = Number(plain);
  if (!Number.isFinite(value) || value > LARGEST) return { ok: false, problem: 'tooLarge' };
  if (kind === 'count' && !Number.isInteger(value)) return { ok: false, problem: 'notWhole' };
  if (kind === 'percent' && value > 100) return { ok: false, problem: 'over100' };
  return { ok: true, value };
}
