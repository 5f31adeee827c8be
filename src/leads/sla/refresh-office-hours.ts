import type { PayloadRequest } from 'payload';
import { queueRefresh } from '@/content/refresh';
import { officeHoursTag } from '@/content/tags';

/** Every page that says when people are there is made anew. */
export const refreshOfficeHours = ({ req }: { req: PayloadRequest }): Promise<void> =>
  queueRefresh(req, [officeHoursTag]);
