import type { Locale } from '@/i18n/locales';
import { readThroughCache } from './cache';
import { listForPage } from './queries/lists';
import { lifeOf } from './queries/remote/remote';
import { platformsTag } from './tags';
import { toPlatformCard } from './transforms/platform';
import type { PlatformCard } from './types';

/**
 * The published pillars of the platform by ascending id (spec §7), from this CMS or from `CMS_URL`; null
 * while that server has yet to give them.
 */
export function listPlatforms(locale: Locale): Promise<PlatformCard[] | null> {
  return readThroughCache<PlatformCard[] | null>({
    key: ['platforms', locale],
    tags: [platformsTag(locale)],
    read: async () =>
      (await listForPage('platforms', locale))?.map((entry) => toPlatformCard(entry, locale)) ??
      null,
    life: lifeOf('platforms'),
    isEmpty: (platforms) => platforms === null || platforms.length === 0,
  });
}
