/**
 * Matches more than thirty combining marks after a letter, the most that programs have to support (UAX #15,
 * stream-safe text).
 */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * `String.normalize` in linear time. The built-in method sorts the marks of a letter in quadratic time, and hostile
 * input may have thousands on one letter; marks beyond thirty are dropped.
 */
export function normalized(text: string, form: 'NFC' | 'NFD'): string {
  return text.replaceAll(MARKS_TOO_MANY, '$1').normalize(form);
}
