import { localizedPath, type Locale } from '@/i18n/locales';
import type { Card } from '@/payload-types';
import type { MenuEntry } from '../types';

type AddressSource = NonNullable<Card['hrefFrom']>;

/** Where entries lead that take their address from elsewhere; null: nowhere yet (D11). */
export type AddressSources = Readonly<Record<AddressSource, string | null>>;

/** A menu entry and its list, before addresses that are set elsewhere are known. */
export type MenuCard = {
  kind: Card['kind'];
  hrefFrom: AddressSource | null;
  entry: MenuEntry;
};

/** An entry of the CMS as menus draw it. */
export function toMenuCard(card: Card, locale: Locale): MenuCard {
  return {
    kind: card.kind,
    hrefFrom: card.hrefFrom ?? null,
    entry: {
      id: card.id,
      title: card.title,
      description: card.description || null,
      href: card.href ? localizedPath(locale, card.href) : null,
      comingSoon: card.isComingSoon ?? false,
      tag: card.tag || null,
    },
  };
}

/**
 * The entry with the address it leads to. What is coming soon leads only where its editor said, never
 * to an address that all entries of a kind share (D8).
 */
export function toMenuEntry({ entry, hrefFrom }: MenuCard, sources: AddressSources): MenuEntry {
  if (entry.href !== null || hrefFrom === null || entry.comingSoon) return entry;
  return { ...entry, href: sources[hrefFrom] };
}
