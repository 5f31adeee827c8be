/**
 * Counts how often each name stands in a text after an `@`. The longest matching name wins: `@Lan Anh` is a mention of the
 * colleague Lan Anh, and not of a colleague named Lan.
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
    // What stood before and after a name does not become another one.
    left = parts.join('\n');
  }
  return found;
}

/**
 * Those of the chosen colleagues who are mentioned in a text. Where more of the same name were chosen than the text
 * mentions, these are the last ones: the others were deleted from it again.
 *
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
