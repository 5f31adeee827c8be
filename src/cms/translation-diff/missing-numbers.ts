/** A number in a text, normalised so that it can be compared across languages. */
export type Figure = {
  /**
   * All values that a figure may have, each as text: `1490000`, `2026-10-15`, `-10-15` for a date without a year,
   * `t8:30`.
   */
  forms: readonly string[];
  /**
   * Whether the other language has to contain the figure too. Numbers in words, whole numbers below ten, hours such as
   * `20 giờ`, dates such as `2/5` and parts of dates need not be repeated, but may match digits of the other language.
   */
  isCertain: boolean;
};

export type Placed = Figure & { start: number; end: number };

/** Whether two figures agree; a date without a year matches the same day of any year. */
const agree = (one: string, other: string): boolean =>
  one === other ||
  (one.startsWith('-') ? other.endsWith(one) : other.startsWith('-') && one.endsWith(other));

/** The certain figures of one language that the other does not contain in any form: the first form of each, once. */
export function missingFigures(wanted: readonly Figure[], present: readonly Figure[]): string[] {
  const there = [...new Set(present.flatMap(({ forms }) => forms))];
  const missing = wanted.filter(
    ({ isCertain, forms }) =>
      isCertain && !forms.some((form) => there.some((other) => agree(form, other))),
  );
  return [...new Set(missing.map(({ forms: [form = ''] }) => form.replace(/^[-t]/, '')))];
}
