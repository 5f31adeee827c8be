import { normalized } from './normalized';

/** Words as a search compares them: small letters, no diacritics, đ as d: `Điện thoại` becomes `dien thoai`. */
export function foldText(text: string): string {
  return normalized(text.toLowerCase().replaceAll('đ', 'd'), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
