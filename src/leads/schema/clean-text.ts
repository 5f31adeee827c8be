import { normalized } from '@/lib/normalize-unicode';

// Control characters that are removed: Postgres refuses NUL, and others break exports.
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The most UTF-16 code units that one typed letter may take; a decomposed `ộ` has three. */
const MAX_CODE_UNITS_PER_LETTER = 4;

const storable = (value: string): string => value.toWellFormed().replace(CONTROLS, '');

/**
 * Normalises a text (NFC). A text that is too long in any normal form stays as it is, because the validation of its
 * length refuses it.
 */
const composed = (value: string, longest: number): string =>
  value.length > MAX_CODE_UNITS_PER_LETTER * longest ? value : normalized(value, 'NFC');

/** Cleans a line: composed letters (NFC), single spaces, trimmed. */
export function cleanLine(value: string, longest = Infinity): string {
  return composed(storable(value).replace(/\s+/g, ' ').trim(), longest);
}

/** Cleans a text of several lines: line breaks become `\n`, and spaces inside the text stay as they are. */
export function cleanText(value: string, longest = Infinity): string {
  return composed(storable(value).replace(/\r\n?/g, '\n').trim(), longest);
}

/** Cleans a line that a program has made, and cuts it without splitting a surrogate pair. */
export function cutLine(value: string, longest: number): string {
  return cleanLine(value.slice(0, MAX_CODE_UNITS_PER_LETTER * longest))
    .slice(0, longest)
    .toWellFormed();
}
