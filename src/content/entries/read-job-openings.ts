import type { Locale } from '@/i18n/locales';
import { expirePageAt } from '../read-through-content-cache';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { isOpenAt, toOpening, toOpeningSummary } from '../transforms/entries/job-openings';
import type { OpeningPage, OpeningSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'career-opportunities';

/** The published vacancies, in the editors' order. */
export function listOpenings(locale: Locale): Promise<OpeningSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toOpeningSummary,
  });
}

/** The vacancy at /careers/{slug} as of now, or null. */
export async function getOpening(address: EntryAddress): Promise<OpeningPage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toOpening,
  });
  if (!page) return null;
  const now = new Date();
  const { deadline, department } = page.opening;
  const isTakingApplications = isOpenAt(page.opening, now);
  if (isTakingApplications && deadline && !draft) expirePageAt(new Date(deadline), now);
  const open = (await listOpenings(locale)).filter((opening) => isOpenAt(opening, now));
  const related = relatedTo(slug, open, (opening) => opening.department === department);
  return { ...page, isTakingApplications, related };
}
