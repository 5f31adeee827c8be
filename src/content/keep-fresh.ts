import { errorFields, log } from '@/lib/log';
import { loadPublishedPaths } from './published-paths';
import { onRefresh } from './refresh-here';
import { requestRefresh } from './refresh-request';
import { everythingTag } from './tags';

/**
 * Brings what this process keeps of the content up to date: first what pages rely on, then the pages. When the
 * first fails, that is logged, and the pages are refreshed all the same: the save has been committed.
 */
export function keepFresh(): void {
  onRefresh(async () => {
    await loadPublishedPaths().catch((error: unknown) => {
      log.error('refresh.incomplete', errorFields(error)); // it tries again by itself
    });
  });
  onRefresh((stale) => requestRefresh(stale === 'all' ? [everythingTag] : stale));
}
