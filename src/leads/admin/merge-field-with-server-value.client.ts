/** A field of a lead's open form: its value in the form, and the value on the server when it was last read. */
export type FollowedField<Value> = { value: Value; server: Value };

/** The value on the server, and whether the user of the form was the last to change it. */
export type ServerValue<Value> = { now: Value; isOwn: boolean };

/** The server's value and the field's value when the server was last read; empty before the first read. */
type Known<Value> = { now?: Value; value?: Value };

/**
 * Updates a field of an open form after the server's value was read again, or the user has chosen another value.
 * Without an unsaved choice the field takes the server's value. An unsaved choice is kept.
 * @returns `seen`: the server's value that the user has seen, to be submitted with the field; absent where it stays as
 * it was. A colleague's change leaves it, so that saving an unsaved choice is a conflict. The user's own change by a
 * button beside the form, and a choice made after the new value was shown, update it.
 */
export function followed<Value>(
  { value, server }: FollowedField<Value>,
  { now, isOwn }: ServerValue<Value>,
  known: Known<Value>,
): FollowedField<Value> & { seen?: Value } {
  const isChosen = value !== server;
  if (now !== known.now) {
    if (!isChosen) return { value: now, server: now, seen: now };
    return { value, server: now, ...(isOwn ? { seen: now } : {}) };
  }
  const isAnew = isChosen && value !== known.value;
  return { value, server, ...(isAnew ? { seen: now } : {}) };
}
