/** A field of a lead's open form: its value in the form, and the value on the server when it was last read. */
export type FollowedField<Value> = { value: Value; server: Value };

/** The value on the server, and whether the reader of the form was the last to change it. */
export type ServerValue<Value> = { now: Value; isOwn: boolean };

/** The server's value at the last read, as the form knows it; empty before the first read. */
type Known<Value> = { now?: Value; value?: Value };

/**
 * Updates a field of an open form after the server's value was read again. `seen` is the value that the reader saw when
 * they chose; it is absent when it has not changed. Without an unsaved choice both are the server's. A choice stays,
 * and so does what was seen when it was made: a colleague's change meanwhile must be a conflict. The reader's own
 * change by a button beside the form is none, and neither is a choice that is made in sight of the new value.
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
