/**
 * Counts how often each name stands in a text after an `@`. The longest matching name wins: `@Lan Anh` is a mention of
 * the colleague Lan Anh, and not of a colleague named Lan.
 *
 * @param names in the same normal form as the text (NFC)
 */
export function mentionsIn(text: string, names: Iterable<string>): ReadonlyMap<string, number> {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const found = new Map<string, number>();
  let left = text;
  for (const name of longestFirst) {
    const parts = left.split(`@${name}`);
    if (parts.length > 1) found.set(name, parts.length - 1);
    // The text before and after a removed name is kept apart, so that it does not become another name.
    left = parts.join('\n');
  }
  return found;
}

/**
 * Selects those of the chosen colleagues who are still mentioned in a text. If more colleagues of one name were chosen
 * than the text mentions, the last ones count, because the others were deleted from the text again.
 * @param chosen ids and names, in the order in which they were chosen
 */
export function stillMentioned(
  text: string,
  chosen: readonly (readonly [number, string])[],
): (readonly [number, string])[] {
  const left = new Map(
    mentionsIn(
      text,
      chosen.map(([, name]) => name),
    ),
  );
  return chosen
    .toReversed()
    .filter(([, name]) => {
      const count = left.get(name) ?? 0;
      left.set(name, count - 1);
      return count > 0;
    })
    .toReversed();
}
