import type { Locale } from '@/i18n/locales';
import { readThroughCache } from './cache';
import { findSettings } from './embedded/settings';
import { settingsTag } from './tags';
import { toFrameSettings, type FrameSettings } from './transforms/settings';
import type { SiteSettings } from './types';

/** The site settings in one language; the brand's while nobody has written any. */
export async function getSettings(locale: Locale): Promise<FrameSettings> {
  const written = await readThroughCache({
    key: ['settings', locale],
    tags: [settingsTag(locale)],
    read: () => findSettings(locale),
    isEmpty: (settings) => settings === null,
  });
  return written ?? toFrameSettings({}, locale);
}

/** Where and how to reach people. */
export async function listOffices(
  locale: Locale,
): Promise<Pick<SiteSettings, 'offices' | 'email' | 'phone'>> {
  const { offices, email, phone } = (await getSettings(locale)).site;
  return { offices, email, phone };
}
