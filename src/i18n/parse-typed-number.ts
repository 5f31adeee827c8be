import type { Locale } from './locales';

/** The reason why typed text is not accepted as a number. */
export type NumberProblem = 'missing' | 'notNumber' | 'negative' | 'notWhole';

const separators: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

type Spelling = { group: string; decimal: string };

function inSpelling(text: string, { group, decimal }: Spelling): number | null {
  const pattern = new RegExp(`^(?:\\d{1,3}(?:\\${group}\\d{3})+|\\d+)(?:\\${decimal}\\d+)?$`);
  return pattern.test(text) ? Number(text.replaceAll(group, '').replace(decimal, '.')) : null;
}

/**
 * Parses a number of zero or more as a reader of that language types it: `1.250.000` and `2,5` in Vietnamese,
 * `1,250,000` and `2.5` in English; if that does not fit, in the other notation. Spaces, the dong sign and a trailing
 * percent sign are ignored. Too many digits give Infinity, which the caller's upper limit refuses.
 */
export function readNumber(
  typed: string,
  locale: Locale,
): { ok: true; value: number } | { ok: false; problem: NumberProblem } {
  const text = typed.replace(/\s|₫/g, '').replace(/(?:đ|VND|%)$/i, '');
  if (text === '') return { ok: false, problem: 'missing' };
  if (/^[-−]/.test(text)) return { ok: false, problem: 'negative' };
  const { group, decimal } = separators[locale];
  const value =
    inSpelling(text, { group, decimal }) ?? inSpelling(text, { group: decimal, decimal: group });
  return value === null ? { ok: false, problem: 'notNumber' } : { ok: true, value };
}
