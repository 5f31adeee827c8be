import { foldText } from '@/lib/fold-text-for-search';

/** The longest name that is looked for after an `@`, in characters. */
const MAX_QUERY_LENGTH = 60;

/** An `@` that is being typed: where it stands, and what was typed after it, up to the caret. */
export type Mentioning = { at: number; query: string };

/** The last `@` before the caret, if it begins a word; null when it stands on an earlier line, or is far away. */
export function mentioningAt(text: string, caret: number): Mentioning | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at === -1 || caret <= at) return null;
  const query = text.slice(at + 1, caret);
  if (query.length > MAX_QUERY_LENGTH || query.includes('\n')) return null;
  return at === 0 || /[\s(“"'/]/.test(text[at - 1] ?? '') ? { at, query } : null;
}

/**
 * Whether each typed word is the beginning of a word of the name, without diacritics and in any order: `lan tr` finds
 * Trần Thị Lan.
 */
export function isNamed(query: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => foldText(name).split(' '));
  const typed = foldText(query);
  if (typed === '') return query.trim() === '';
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
