/**
 * The edit distance of two words: how many letters have to be inserted, deleted, replaced or swapped with their
 * neighbour (optimal string alignment).
 */
export function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** The minimum length of a word that is corrected: shorter words resemble too many others. */
const MIN_WORD_LENGTH = 3;
const MAX_ALTERNATIVES = 3;
const mostErrors = (word: string) => (word.length <= 4 ? 1 : 2);

/**
 * The candidates nearest to a word: at most three, all at the same distance. None where even these differ in more than
 * two letters, or one letter of a word of up to four.
 */
export function nearestTo(word: string, candidates: readonly string[]): string[] {
  if (word.length < MIN_WORD_LENGTH) return [];
  const near = candidates
    .map((candidate) => ({ candidate, errors: distanceOf(word, candidate) }))
    .filter(({ errors }) => errors <= mostErrors(word))
    .toSorted((a, b) => a.errors - b.errors);
  return near
    .filter(({ errors }) => errors === near[0]?.errors)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ candidate }) => candidate);
}
