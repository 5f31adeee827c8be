import { normalized } from './normalize-unicode';

/**
 * Folds text for a search: lower case, no diacritics, đ as d, a space for everything else: `Điện thoại` becomes `dien
 * thoai`.
 */
export function foldText(text: string): string {
  return normalized(text.toLowerCase().replaceAll('đ', 'd'), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Matches the older spelling of syllables such as `oà` and `uý`, in which the tone mark is on the first vowel: `òa`,
 * `úy`.
 */
const EARLY_TONE =
  /(?:(o)([\u0300\u0301\u0303\u0309\u0323])([ae])|(u)([\u0300\u0301\u0303\u0309\u0323])(y))/gu;

/**
 * Folds text for a search in which accents count: like `foldText`, but keeps đ and the diacritics, each after its
 * letter (NFD). `hòa` and `hoà` are the same.
 */
export function accentText(text: string): string {
  return normalized(text.toLowerCase(), 'NFD')
    .replaceAll(EARLY_TONE, '$1$4$3$6$2$5')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
