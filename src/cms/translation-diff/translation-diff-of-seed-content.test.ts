import { describe, expect, it } from 'vitest';
import { pagesOf } from '@/cms/collections/pages';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { contentCollections } from '@/cms/collections/content-collection-list';
import { compareLanguages } from '@/cms/translation-diff/compare-languages';
import { readFolder } from '@/cms/seed/read-seed-copy';

const pages = pagesOf(sectionBlocks);

type Copy = Record<string, unknown>;

const asSaved = (copy: Copy): Copy =>
  copy.body ? { ...copy, content: fromParts(copy.body) } : copy;

/**
 * Differences that are right and are ignored: a chat message has as many words as its language needs, and English
 * names the fourth day of Tet by its date.
 */
const meant = [
  'event-pages/tet-inbox-webinar: figures, Content › 3. List: only en 02-09',
  'blogs/zalo-survey-messages-that-get-answers: figures, The whole page: only vi 36, only en 33',
  'blogs/zalo-survey-messages-that-get-answers: figures, Content › 5. Heading: only vi 36',
  'blogs/zalo-survey-messages-that-get-answers: figures, Content › 21. Text: only vi 36',
];

describe('the seed content', () => {
  it('has the same figures, dates and links in both languages, in the same order', async () => {
    const found: string[] = [];
    for (const { slug, fields } of [pages, ...contentCollections]) {
      for (const { name, copy } of await readFolder<Copy>(slug)) {
        for (const { kind, place, vi, en } of compareLanguages(
          fields,
          asSaved(copy.vi),
          asSaved(copy.en),
        )) {
          const only = [vi && `only vi ${vi}`, en && `only en ${en}`].filter(Boolean).join(', ');
          found.push(`${slug}/${name}: ${kind}, ${place.en}: ${only}`);
        }
      }
    }
    expect(found.toSorted()).toEqual(meant.toSorted());
  });
});
