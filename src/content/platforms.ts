import type { Locale } from '@/i18n/locales';
import { readThroughCache } from './cache';
import { contractList } from './contract/client/lists';
import { lifeOf } from './contract/client/remote';
import { platformsTag } from './tags';
import { toPlatformCard } from './transforms/platform';
import type { PlatformCard } from './types';

/** The published pillars of the platform by ascending id (spec §7), from this CMS or from `CMS_URL`. */
export function listPlatforms(locale: Locale): Promise<PlatformCard[]> {
  return readThroughCache({
    key: ['platforms', locale],
    tags: [platformsTag(locale)],
    read: async () =>
      (await contractList('platforms', locale)).map((entry) => toPlatformCard(entry, locale)),
    life: lifeOf('platforms'),
    isEmpty: (platforms) => platforms.length === 0,
  });
}
