import { foldText } from '@/lib/fold-text';
import type { DoorRow } from './door-state';

/** From so many digits on, what is typed may be a telephone. */
const SHORTEST_PHONE = 3;

/**
 * The tickets that fit what somebody at the door types: each word in the name or the company, without minding
 * diacritics; a code or a part of it, without minding hyphens; or the end of a telephone. Nothing finds nothing.
 */
export function findTickets(rows: readonly DoorRow[], typed: string): DoorRow[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = digits.length >= SHORTEST_PHONE && /^[\d\s+().-]+$/.test(typed);
  return rows.filter((row) => {
    const named = foldText(`${row.name} ${row.company}`);
    return (
      (row.name !== '' && words.every((word) => named.includes(word))) ||
      (code.length > 2 && row.code.replaceAll('-', '').includes(code)) ||
      (isPhone && row.phoneEnd !== '' && row.phoneEnd.endsWith(digits.slice(-row.phoneEnd.length)))
    );
  });
}
