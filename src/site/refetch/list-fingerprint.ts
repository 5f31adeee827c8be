/** Serialises a value as JSON with sorted properties, so that equal lists give equal text. */
const written = (list: unknown): string =>
  JSON.stringify(list, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

/**
 * A fingerprint of a list. The page contains it, so that a browser can tell whether a fetched list differs from the
 * rendered one.
 */
export function listFingerprint(list: unknown): string {
  // Two FNV-1a hashes, 32 bits each: one of the text read forwards, one of it read backwards.
  let [forth, back] = [0x811c9dc5, 0x811c9dc5];
  const text = written(list);
  for (let at = 0; at < text.length; at += 1) {
    forth = Math.imul(forth ^ text.charCodeAt(at), 0x01000193);
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [forth, back].map((half) => (half >>> 0).toString(36)).join('');
}
