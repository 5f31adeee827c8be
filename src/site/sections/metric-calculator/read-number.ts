import type { Locale } from '@/i18n/locales';
import { readNumber as readTyped, type NumberProblem as TypedProblem } from '@/i18n/read-number';
import type { FieldKind } from './fields';

/** Why a typed number can not be used. */
export type NumberProblem = TypedProblem | 'over100' | 'tooLarge';

export type ReadNumber = { ok: true; value: number } | { ok: false; problem: NumberProblem };

/** Beyond this nobody counts customers or dong, and sums stay exact. */
const LARGEST = 1e12;

/** A typed number, held against what its field can mean: whole counts, percentages up to 100. */
export function readNumber(typed: string, kind: FieldKind, locale: Locale): ReadNumber {
  const read = readTyped(typed, locale);
  if (!read.ok) return read;
  if (read.value > LARGEST) return { ok: false, problem: 'tooLarge' };
  if (kind === 'count' && !Number.isInteger(read.value)) return { ok: false, problem: 'notWhole' };
  if (kind === 'percent' && read.value > 100) return { ok: false, problem: 'over100' };
  return read;
}
