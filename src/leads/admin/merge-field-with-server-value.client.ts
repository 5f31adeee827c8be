/** A field of a lead's open form: its value in the form, and the value on the server when it was last read. */
export type FollowedField<Value> = { value: Value; server: Value };

/** The value on the server, and whether the reader of the form was the last to change it. */
export type ServerValue<Value> = { now: Value; isOwn: boolean };

/** The server's value of a form field at the last read; empty before the first read. */
type Known<Value> = { now?: Value; value?: Value };

/**
 * Updates a field of an open form after the server's value was read again. `seen` is the value that the user saw when
 * they chose another one; it is absent without an unsaved choice, and then both values are the server's. An unsaved
 * choice is kept together with `seen`, so that a colleague's change in between causes a conflict. The user's own change
 * by a button beside the form, and a choice made after the new value was shown, cause none.
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
