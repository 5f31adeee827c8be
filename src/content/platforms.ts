import type { Locale } from '@/i18n/locales';
import { readThroughCache } from './cache';
import { findPlatforms } from './embedded/platforms';
import { platformsTag } from './tags';
import type { PlatformCard } from './types';

/** The published pillars of the platform by ascending id (spec §7, platforms list). */
export function listPlatforms(locale: Locale): Promise<PlatformCard[]> {
  return readThroughCache({
    key: ['platforms', locale],
    tags: [platformsTag(locale)],
    read: () => findPlatforms(locale),
    isEmpty: (platforms) => platforms.length === 0,
  });
}
