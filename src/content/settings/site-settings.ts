import type { Locale } from '@/i18n/locales';
import { readThroughCache } from '../read-through-content-cache';
import { findOfficeHours, findSettings } from '../queries/payload/find-settings';
import { officeHoursTag, settingsTag } from '../cache-tags';
import {
  toSettingsWithoutHours,
  type FrameSettings,
} from '../transforms/header-and-footer-settings';
import type { OfficeView, SiteSettings } from '../header-and-footer-types';

/** The office hours; read again when they are saved, and after ten minutes, because their text depends on the date. */
function getOfficeHours(locale: Locale): Promise<OfficeView> {
  return readThroughCache({
    key: ['office-hours', locale],
    tags: [officeHoursTag],
    read: () => findOfficeHours(locale),
    isEmpty: () => false,
  });
}

/** The site settings in one language, with the office hours; the brand's defaults while nothing is set. */
export async function getSettings(locale: Locale): Promise<FrameSettings> {
  const [written, office] = await Promise.all([
    readThroughCache({
      key: ['settings', locale],
      tags: [settingsTag(locale)],
      read: () => findSettings(locale),
      isEmpty: (settings) => settings === null,
    }),
    getOfficeHours(locale),
  ]);
  const { site, sources } = written ?? toSettingsWithoutHours({}, locale);
  return { site: { ...site, office }, sources };
}

export async function listOffices(
  locale: Locale,
): Promise<Pick<SiteSettings, 'offices' | 'email' | 'phone' | 'office'>> {
  const { offices, email, phone, office } = (await getSettings(locale)).site;
  return { offices, email, phone, office };
}
