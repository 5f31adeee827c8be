import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload, PayloadRequest } from 'payload';
import type { Finding } from '@/cms/publish-checks/finding-types';
import { locales } from '@/i18n/locales';
import { freshDatabase } from '../../support/test-database';

describe('the seeded site', () => {
  let payload: Payload;
  let req: PayloadRequest;

  beforeAll(async () => {
    await freshDatabase();
    process.env.DATA_DIR = '.cache/test/publish-checks-media';
    payload = await (await import('@/content/register-cms-instance')).cms();
    const { seedPlatforms } = await import('@/cms/seed/seed-platform-products');
    const { seedCards } = await import('@/cms/seed/seed-menu-cards');
    const { seedEntries } = await import('@/cms/seed/seed-entries');
    const { seedPages } = await import('@/cms/seed/seed-pages');
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('no transaction');
    await seedPlatforms(payload, { transactionID });
    await seedCards(payload, { transactionID });
    await seedEntries(payload, { transactionID });
    await seedPages(payload, { transactionID });
    await payload.db.commitTransaction(transactionID);
    const { createLocalReq } = await import('payload');
    req = await createLocalReq({}, payload);
  });

  afterAll(() => payload.destroy());

  /** The findings of the publish checks for every document in both languages, one line each. */
  async function findings(severity: Finding['severity']): Promise<string[]> {
    const { checkDocument } = await import('@/cms/publish-checks/check-document');
    const { loadContext } = await import('@/cms/publish-checks/load-check-context');
    const { nameOf } = await import('@/cms/editorial/published-and-newest-versions');
    const lines: string[] = [];
    for (const { config } of Object.values(payload.collections)) {
      if (!config.versions?.drafts) continue;
      for (const locale of locales) {
        const { docs } = await payload.find({
          collection: config.slug,
          where: { _status: { equals: 'published' } },
          locale,
          fallbackLocale: false,
          depth: 0,
          pagination: false,
        });
        for (const document of docs as unknown as Record<string, unknown>[]) {
          const knowledge = await loadContext({ req, locale }, config, document);
          for (const finding of checkDocument(config.fields, document, knowledge)) {
            if (finding.severity !== severity) continue;
            const { rule, path, problem } = finding;
            const name = nameOf(document, 'path');
            lines.push(`${config.slug} ${name} ${locale}: ${rule} ${path}: ${problem.en}`);
          }
        }
      }
    }
    return lines;
  }

  it('passes the publish checks in both languages', async () => {
    expect(await payload.count({ collection: 'pages' })).not.toEqual({ totalDocs: 0 });
    expect(await findings('error')).toEqual([]);
  });
});
