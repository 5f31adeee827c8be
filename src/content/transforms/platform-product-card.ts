import { localizedPath, type Locale } from '@/i18n/locales';
import { pictureNames } from '@/lib/product-picture-names';
import type { PlatformCard } from '../list-item-and-text-types';
import type { Entry } from '../graphql-contract/contract-types';

/** The view-model of a product pillar for the showcase; its colour depends on its id (spec §4, card colours). */
export function toPlatformCard(
  { id, attributes: { heading, listing, picture } }: Entry<'platforms'>,
  locale: Locale,
): PlatformCard {
  const href = heading?.cta?.href;
  return {
    id: Number(id),
    label: heading?.label ?? '',
    subtext: heading?.subtext ?? null,
    link: href
      ? { href: localizedPath(locale, href), text: heading.linkText || heading.label || href }
      : null,
    items: listing.map(({ label, cta, highlight }) => ({
      label: label ?? '',
      href: cta?.href ? localizedPath(locale, cta.href) : null,
      highlighted: highlight ?? false,
    })),
    picture: pictureNames.find((name) => name === picture) ?? null,
  };
}
