const PREFIX = 'form-waiting:';

/**
 * The storage key of a waiting form, by the form's id, because a page may have two newsletter forms: one in the
 * footer and the complete one.
 */
export const waitingKey = (formId: string): string => PREFIX + formId;

/** Ids of the forms that wait for the network in this tab. */
export function waitingIds(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? key.slice(PREFIX.length) : [],
    );
  } catch {
    return []; // Storage is unavailable: nothing was stored.
  }
}
