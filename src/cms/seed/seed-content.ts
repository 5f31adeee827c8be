import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { indexAll } from '../search/rebuild-search-index';
import { seedAnswerTemplates } from './seed-answer-templates';
import { seedCards } from './seed-menu-cards';
import { seedDocuments } from './seed-requestable-documents';
import { seedEntries } from './seed-entries';
import { seedPages } from './seed-pages';
import { seedPlatforms } from './seed-platform-products';
import { seedSettings } from './seed-settings';

/**
 * Fills an empty database with the seed content, published in both languages. A database that has pages is not changed:
 * its content belongs to the editors. Everything is one transaction, so that an interrupted start leaves nothing behind
 * that the next start would write twice.
 */
export async function seedContent(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages' });
  if (totalDocs > 0) {
    log.info('seed.skipped', { pages: totalDocs });
    return;
  }
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database gives no transaction to seed in.');
  const req = { transactionID };
  const platforms = await seedPlatforms(payload, req);
  const cards = await seedCards(payload, req);
  await seedSettings(payload, req);
  const entries = await seedEntries(payload, req);
  const documents = await seedDocuments(payload, req);
  await seedAnswerTemplates(payload, req);
  const pages = await seedPages(payload, req);
  await indexAll(payload, req);
  await payload.db.commitTransaction(transactionID);
  log.info('seed.done', { pages, platforms, cards, entries, documents });
}
