import { foldText } from '@/lib/fold-text-for-search';
import type { CheckInRow } from './check-in-state';

/** The minimum number of digits that is searched as the end of a telephone number. */
const MIN_PHONE_DIGITS = 3;

/**
 * The tickets that match what is typed at check-in: each word in the name or company, ignoring diacritics; three or
 * more characters of a code, ignoring hyphens; or the end of a telephone number. An empty text finds nothing.
 */
export function findTickets(rows: readonly CheckInRow[], typed: string): CheckInRow[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = digits.length >= MIN_PHONE_DIGITS && /^[\d\s+().-]+$/.test(typed);
  return rows.filter((row) => {
    const named = foldText(`${row.name} ${row.company}`);
    return (
      (row.name !== '' && words.every((word) => named.includes(word))) ||
      (code.length > 2 && row.code.replaceAll('-', '').includes(code)) ||
      (isPhone && row.phoneEnd !== '' && row.phoneEnd.endsWith(digits.slice(-row.phoneEnd.length)))
    );
  });
}
