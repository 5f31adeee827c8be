const KEY = 'edit-on-page.reloaded-for';

/**
 * Whether a preview may reload itself to become a page of another build: once per build and tab. While instances are
 * upgraded one after the other, the next request may be answered by the old build again.
 */
export function mayReload(build: string, store: () => Storage): boolean {
  try {
    const storage = store();
    if (storage.getItem(KEY) === build) return false;
    storage.setItem(KEY, build);
    return true;
  } catch {
    return false; // a browser that keeps nothing would load the page again and again
  }
}
