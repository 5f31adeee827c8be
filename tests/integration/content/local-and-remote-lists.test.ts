import type { Payload } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { contractTypes } from '@/content/graphql-contract/contract-types';
import { ownImage } from '@/content/queries/safe-picture-and-link-urls';
import type { Source } from '@/content/queries/remote/contract-request-types';
import { post, writeRecordedLists } from '../../support/send-contract-queries';
import { listCases } from '../../support/test-cases-of-contract-lists';
import { emptyCms } from '../../support/cms-on-empty-database';
import { entryData, publicTypes, slugFor } from '../../support/sample-entries-of-contract-lists';
import { PIXEL } from '../../support/one-pixel-png';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

/** Entries of every list: the recorded ones, the cases of the contract, and one with only required fields. */
async function fill(payload: Payload): Promise<void> {
  await writeRecordedLists(payload);
  const file = { data: PIXEL, mimetype: 'image/png', name: 'pixel.png', size: PIXEL.length };
  const { id: picture } = await payload.create({
    collection: 'media',
    locale: 'vi',
    data: { alt: 'Điểm' },
    file,
  });
  const { id: category } = await payload.create({
    collection: 'categories',
    locale: 'vi',
    data: { slug: 'tin', name: 'Tin', usedFor: 'articles', _status: 'published' },
  });
  for (const { name, data } of listCases) {
    const { collection } = contractTypes[name];
    const whole = { slug: 'whole', ...data({ picture, category }), _status: 'published' };
    await payload.create({ collection, locale: 'vi', data: whole as never });
  }
  for (const [, collection] of publicTypes) {
    const least = {
      ...entryData(payload, collection, 'Mot-chu'),
      ...slugFor(payload, collection, 'least'),
    };
    await payload.create({ collection, locale: 'vi', data: least as never });
  }
}

emptyCms({ fill, dataDir: '.cache/test/two-sources-media' });

/** A source of lists that queries this site's own `/graphql` like another server. */
const ownEndpoint: Source = async (request) => (await post(request)).body;

describe('D6 CMS_URL points the five lists at another server, and every list reads the same from either source', () => {
  it.each(publicTypes.map(([name]) => name))('%s', async (name) => {
    const { payloadQueries } = await import('@/content/queries/payload/lists-from-payload');
    const { listReader } = await import('@/content/queries/remote/read-remote-list');
    const read = listReader({ source: ownEndpoint, toImage: ownImage, ours: true });
    for (const locale of ['vi', 'en'] as const) {
      const embedded = await payloadQueries.list(name, locale);
      expect(embedded).toEqual(await read({ type: contractTypes[name], locale }));
      if (locale === 'vi') expect(embedded.length).toBeGreaterThan(0);
    }
  });
});
