/** A figure of a text, in forms that both languages share. */
export type Figure = {
  /** Each is one way to read it: `1490000`, `2026-10-15`, `-10-15` without a year, `t8:30`. */
  forms: readonly string[];
  /**
   * Whether the other language has to say it too. Numbers in words, times of day and parts of dates need
   * not be repeated, but may be what the other language writes in digits.
   */
  isCertain: boolean;
};

/** Where in a text a figure stands. */
export type Placed = Figure & { start: number; end: number };

/** A date without a year agrees with the same day of any year. */
const agree = (one: string, other: string): boolean =>
  one === other ||
  (one.startsWith('-') ? other.endsWith(one) : other.startsWith('-') && one.endsWith(other));

/** The certain figures of one language that the other says in no form, each once, as people read them. */
export function missingFigures(wanted: readonly Figure[], present: readonly Figure[]): string[] {
  const there = [...new Set(present.flatMap(({ forms }) => forms))];
  const missing = wanted.filter(
    ({ isCertain, forms }) =>
      isCertain && !forms.some((form) => there.some((other) => agree(form, other))),
  );
  return [...new Set(missing.map(({ forms: [form = ''] }) => form.replace(/^[-t]/, '')))];
}
