const KEY = 'edit-on-page.reloaded-for';

/**
 * Whether a preview may load itself again to become a page of another build: once for each build of a tab. While instances
 * change version one after the other, the next one that is asked may be of the old build again.
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
