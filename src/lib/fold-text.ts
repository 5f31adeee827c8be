/** Words as a search compares them: small letters, no diacritics, đ as d: `Điện thoại` becomes `dien thoai`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
