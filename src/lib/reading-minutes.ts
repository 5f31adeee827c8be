/** Words a minute for an argumentative text; in Vietnamese every syllable counts as a word. */
const WORDS_PER_MINUTE = 230;

/** The reading time of a text, in whole minutes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
