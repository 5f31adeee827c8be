/** Words a minute of a reader who follows an argument; Vietnamese writes a space between syllables. */
const WORDS_A_MINUTE = 230;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
