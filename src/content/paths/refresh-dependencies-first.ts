import { errorFields, log } from '@/lib/write-log-line';
import { loadPublishedPaths } from './read-published-paths';
import { onRefresh } from '../refresh-caches-of-process';

/**
 * Makes each refresh read the published URLs and redirects before it refreshes the pages that depend on them. A failure
 * is logged and the pages are refreshed anyway, because the save has been committed.
 */
export function refreshDependenciesFirst(): void {
  const load = async () => {
    await loadPublishedPaths().catch((error: unknown) => {
      log.error('refresh.incomplete', errorFields(error)); // the read is retried in the background
    });
  };
  onRefresh(load, { isFirst: true });
}
