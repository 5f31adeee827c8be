import type { Locale } from '@/i18n/locales';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { toStory, toStorySummary } from '../transforms/entries/customer-stories';
import type { StoryPage, StorySummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'customer-successes';

/** The published customer stories, newest first. */
export function listStories(locale: Locale): Promise<StorySummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toStorySummary,
  });
}

export async function getStory(address: EntryAddress): Promise<StoryPage | null> {
  const { locale, slug } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
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
