const PREFIX = 'form-waiting:';

/** By its id: the letter has a form of its own at the foot of a page that may have the whole one too. */
export const waitingKey = (formId: string): string => PREFIX + formId;

/** Ids of the forms that wait for the network in this tab. */
export function waitingIds(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? key.slice(PREFIX.length) : [],
    );
  } catch {
    return []; // No storage, or none allowed: nothing was kept.
  }
}
