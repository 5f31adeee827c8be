import type { Locale } from '@/i18n/locales';
import type { Setting } from '@/payload-types';
import { cms } from '../../register-cms-instance';
import { toOfficeView } from '../../transforms/office-hours';
import {
  isWritten,
  toSettingsWithoutHours,
  type SettingsWithoutHours,
} from '../../transforms/header-and-footer-settings';
import type { OfficeView } from '../../header-and-footer-types';

/** Reads the site settings in one language; null while they are empty in that language. */
export async function findSettings(locale: Locale): Promise<SettingsWithoutHours | null> {
  const payload = await cms();
  const settings = await payload.findGlobal({
    slug: 'settings',
    locale,
    fallbackLocale: false,
    depth: 1, // includes the uploaded logos of supporters
    overrideAccess: true,
  });
  return isWritten(settings) ? toSettingsWithoutHours(settings, locale) : null;
}

export async function findSetting<Field extends keyof Setting>(
  locale: Locale,
  field: Field,
): Promise<Setting[Field]> {
  const payload = await cms();
  const settings = await payload.findGlobal({
    slug: 'settings',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    select: { [field]: true },
  });
  return settings[field];
}

/** Reads the office hours in one language, as of today; the defaults of the CMS while none are set. */
export async function findOfficeHours(locale: Locale): Promise<OfficeView> {
  const payload = await cms();
  const hours = await payload.findGlobal({
    slug: 'office-hours',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  });
  return toOfficeView(hours, locale, new Date());
}
