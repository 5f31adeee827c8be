/** As many marks on one letter as Unicode asks a program to take (UAX #15, stream-safe text). */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * `String.normalize` in time that grows with the length alone. By itself it sorts the marks of a letter in
 * quadratic time, and a stranger's letter may have thousands; what is above thirty is dropped.
 */
export function normalized(text: string, form: 'NFC' | 'NFD'): string {
  return text.replaceAll(MARKS_TOO_MANY, '$1').normalize(form);
}
