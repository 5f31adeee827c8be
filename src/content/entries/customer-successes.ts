import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../queries/payload/entries';
import { cms } from '../payload';
import { toStory, toStorySummary } from '../transforms/entries/stories';
import type { StoryPage, StorySummary } from '../types-entries';
import { readEntry, readList, relatedTo, type EntryAddress } from './read';

const collection = 'customer-successes';

/** The live customer stories, newest first. */
export function listStories(locale: Locale): Promise<StorySummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toStorySummary,
  });
}

/** The customer story at /customers/{slug}, or null. */
export async function getStory(address: EntryAddress): Promise<StoryPage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
    toView: toStory,
  });
  if (!page) return null;
  const related = relatedTo(
    slug,
    await listStories(locale),
    (story) => story.industry !== null && story.industry === page.story.industry,
  );
  return { ...page, related };
}
