import { normalized } from '../normalize-unicode';

const NOT_SEEN = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A text as it is compared: composed, without marks that are not seen, every gap one space. */
export const comparable = (text: string): string =>
  normalized(text, 'NFC').replaceAll(NOT_SEEN, '').replaceAll(/\s+/g, ' ').trim();
