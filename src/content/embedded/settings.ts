import type { Locale } from '@/i18n/locales';
import { cms } from '../payload';
import { isWritten, toFrameSettings, type FrameSettings } from '../transforms/settings';

/** The site settings in one language, straight from the CMS; null while nothing is written in it. */
export async function findSettings(locale: Locale): Promise<FrameSettings | null> {
  const payload = await cms();
  const settings = await payload.findGlobal({
    slug: 'settings',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  });
  return isWritten(settings) ? toFrameSettings(settings, locale) : null;
}
