import type { PayloadRequest } from 'payload';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { officeHoursTag } from '@/content/cache-tags';

/** Refreshes every page that shows office hours. */
export const refreshOfficeHours = ({ req }: { req: PayloadRequest }): Promise<void> =>
  queueRefresh(req, [officeHoursTag]);
