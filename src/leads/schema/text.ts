import { normalized } from '@/lib/normalized';

// Postgres refuses some control characters, and others break exports; people do not type them.
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Characters that one letter is typed as at most; `ộ` may come as three. */
const MOST_A_LETTER = 4;

const storable = (value: string): string => value.toWellFormed().replace(CONTROLS, '');

/** What is too long even when composed stays as it was typed: its length alone refuses it. */
const composed = (value: string, longest: number): string =>
  value.length > MOST_A_LETTER * longest ? value : normalized(value, 'NFC');

/** One line as a person meant it: composed letters, single spaces, nothing around it. */
export function cleanLine(value: string, longest = Infinity): string {
  return composed(storable(value).replace(/\s+/g, ' ').trim(), longest);
}

/** Free text: line breaks stay. */
export function cleanText(value: string, longest = Infinity): string {
  return composed(storable(value).replace(/\r\n?/g, '\n').trim(), longest);
}

/** A line that no person typed, cut to its length; a cut through a pair of surrogates leaves no half. */
export function cutLine(value: string, longest: number): string {
  return cleanLine(value.slice(0, MOST_A_LETTER * longest))
    .slice(0, longest)
    .toWellFormed();
}
