import { APIError, type Payload } from 'payload';
import { errorFields, log } from '@/lib/write-log-line';

/** How many days a deleted document can be restored. */
const TRASH_RETENTION_DAYS = 30;

/**
 * Permanently deletes documents that have been in the trash for the retention time. A document that
 * `refusePermanentDeletion` refuses to delete stays. Returns how many were deleted.
 */
export async function emptyTrash(payload: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - TRASH_RETENTION_DAYS * 86_400_000).toISOString();
  let deleted = 0;
  for (const { config } of Object.values(payload.collections)) {
    if (!config.trash) continue;
    const collection = config.slug;
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      pagination: false,
      select: {},
    });
    for (const { id } of docs) {
      try {
        await payload.delete({ collection, id, trash: true, depth: 0 });
        deleted += 1;
      } catch (error) {
        if (!(error instanceof APIError) || error.status >= 500) throw error;
        log.info('bin.kept', { collection, document: id, ...errorFields(error) });
      }
    }
  }
  if (deleted > 0) log.info('bin.emptied', { documents: deleted });
  return deleted;
}
