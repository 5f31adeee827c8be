import config from '@payload-config';
import { getPayload } from 'payload';
import { log } from '@/lib/log';
import { seedPages } from './pages';
import { seedPlatforms } from './platforms';

/**
 * Fills an empty database with the site's editorial copy, published in both languages. Refuses to touch
 * one that has pages: from then on the content belongs to the editors.
 */
const payload = await getPayload({ config });
const { totalDocs } = await payload.count({ collection: 'pages' });
if (totalDocs > 0) {
  log.info('seed.skipped', { pages: totalDocs });
} else {
  const platforms = await seedPlatforms(payload);
  const pages = await seedPages(payload);
  log.info('seed.done', { pages, platforms });
}
await payload.destroy();
process.exit(0);
