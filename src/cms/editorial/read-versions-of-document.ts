import type { CollectionSlug, PayloadRequest, TypeWithVersion } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { inLanguage } from '@/lib/request-in-language';
import { SAVED } from './version-author-field';
import { readSaved, type Saved } from './read-version-author';
import { liveLanguagesOf, toLiveLanguages } from './published-and-newest-versions';

export type ListedVersion = {
  id: string;
  at: string;
  saved: Saved | null;
  /**
   * `live` is what visitors see now. A version that no person saved has a state for each language; any other has one
   * state, for the language that was saved.
   */
  states: { language: Locale; state: 'live' | 'earlier' | 'draft' }[];
};

type Version = TypeWithVersion<Record<string, unknown>>;

/**
 * Every version of a document, the newest first, with its author and language. A version contains both languages, but
 * the list shows the state of the language that was saved in it.
 * @throws Forbidden when the user may not read the versions
 */
export async function versionsOf(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: number | string },
): Promise<ListedVersion[]> {
  const live = await liveLanguagesOf({ collection, id, req });
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    select: { updatedAt: true, version: { _status: true, [SAVED]: true } },
    sort: '-updatedAt',
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req: inLanguage(req, 'all'),
  });
  // Whether the version that visitors see has been met, or there is none: it is the newest published one of a language.
  const isShown = { vi: !live.vi, en: !live.en };
  return (docs as unknown as Version[]).map(({ id: version, updatedAt, version: data }) => {
    const saved = readSaved(data[SAVED]);
    const published = toLiveLanguages(data._status);
    const languages = saved ? [saved.language] : locales;
    const states = languages.map((language) => {
      if (!published[language]) return { language, state: 'draft' as const };
      if (isShown[language]) return { language, state: 'earlier' as const };
      isShown[language] = true;
      return { language, state: 'live' as const };
    });
    return { id: version, at: updatedAt, saved, states };
  });
}
