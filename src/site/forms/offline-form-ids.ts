const PREFIX = 'form-waiting:';

/** The storage key of a waiting form, by its id and not its kind, because a page may have two newsletter forms. */
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
