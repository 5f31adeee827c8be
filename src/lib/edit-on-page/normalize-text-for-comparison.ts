import { normalized } from '../normalize-unicode';

const NOT_SEEN = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Normalises a text for comparison: composed characters, no invisible characters, single spaces. */
export const comparable = (text: string): string =>
  normalized(text, 'NFC').replaceAll(NOT_SEEN, '').replaceAll(/\s+/g, ' ').trim();
