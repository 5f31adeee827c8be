import type { Locale } from '@/i18n/locales';
import { cms } from '../payload';
import { toPlatformCard } from '../transforms/platform';
import type { PlatformCard } from '../types';

/** Most items any list of the CMS answers with (spec §9). */
const PAGE_SIZE_LIMIT = 1000;

/** The published pillars in one language by ascending id, straight from the CMS. */
export async function findPlatforms(locale: Locale): Promise<PlatformCard[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'platforms',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    sort: 'id',
    depth: 0,
    limit: PAGE_SIZE_LIMIT,
    overrideAccess: true,
  });
  return docs.map((platform) => toPlatformCard(platform, locale));
}
