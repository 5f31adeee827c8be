import { errorFields, log } from '@/lib/log';
import { loadPublishedPaths } from './published-paths';
import { onRefresh } from './refresh-here';

/**
 * Brings what pages rely on up to date before pages are refreshed. When that fails, it is logged, and the pages are
 * refreshed all the same: the save has been committed.
 */
export function keepFresh(): void {
  const load = async () => {
    await loadPublishedPaths().catch((error: unknown) => {
      log.error('refresh.incomplete', errorFields(error)); // it tries again by itself
    });
  };
  onRefresh(load, { isFirst: true });
}
