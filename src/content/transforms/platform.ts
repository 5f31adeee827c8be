import { localizedPath, type Locale } from '@/i18n/locales';
import type { Platform } from '@/payload-types';
import type { PlatformCard } from '@/site/sections/platform-showcase/model';

/** A pillar as the showcase draws it; its colour follows from its id (spec §4, card colours). */
export function toPlatformCard(platform: Platform, locale: Locale): PlatformCard {
  const href = platform.heading?.cta?.href;
  return {
    id: platform.id,
    label: platform.heading?.label ?? '',
    subtext: platform.heading?.subtext ?? null,
    link: href
      ? {
          href: localizedPath(locale, href),
          text: platform.heading?.linkText || platform.heading?.label || href,
        }
      : null,
    items: (platform.listing ?? []).map((item) => ({
      label: item.label,
      href: item.cta?.href ? localizedPath(locale, item.cta.href) : null,
      highlighted: item.highlight ?? false,
    })),
    picture: platform.picture ?? null,
  };
}
