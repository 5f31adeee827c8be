const KEY = 'edit-on-page.reloaded-for';

/**
 * Whether a preview may reload itself because another build rendered the new HTML: not twice in a row for one build,
 * in one tab. While instances are upgraded one after the other, the old build may still answer the reload.
 */
export function mayReload(build: string, store: () => Storage): boolean {
  try {
    const storage = store();
    if (storage.getItem(KEY) === build) return false;
    storage.setItem(KEY, build);
    return true;
  } catch {
    return false; // without storage the page would reload again and again
  }
}
