import { localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { isShown } from '@/lib/image-hosts';
import { markOf } from '@/lib/mark-address';
import type { Card } from '@/payload-types';
import type { EntryIcon, MenuEntry } from '../types';

type AddressSource = NonNullable<Card['hrefFrom']>;

/**
 * Where entries lead that take their address from elsewhere; null: nowhere yet (D11). The deep-content site has no
 * setting: its entry keeps the address itself.
 */
export type AddressSources = Readonly<
  Record<Exclude<AddressSource, 'deep-content'>, string | null> & { 'deep-content'?: never }
>;

/** A menu entry and its list, before addresses that are set elsewhere are known. */
export type MenuCard = {
  kind: Card['kind'];
  hrefFrom: AddressSource | null;
  entry: MenuEntry;
};

/** A drawn mark or a picture; null also for one that may not be loaded from where it lies. */
function toIcon(address: string | null | undefined): EntryIcon {
  const name = markOf(address);
  if (name) return { kind: 'mark', name };
  if (!address || !(address.startsWith('/') || isShown(address, env()))) return null;
  return { kind: 'file', src: address };
}

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
      icon: toIcon(card.iconUrl),
    },
  };
}

/**
 * The entry with the address it leads to; null, and not shown, while nobody has set the address that it takes from
 * elsewhere. Product updates are shown without one (spec §2). What is coming soon leads only where its editor said,
 * never to an address that all entries of a kind share (D8).
 */
export function toMenuEntry(
  { entry, hrefFrom }: MenuCard,
  sources: AddressSources,
): MenuEntry | null {
  if (entry.href !== null || hrefFrom === null || entry.comingSoon) return entry;
  const href = sources[hrefFrom] ?? null;
  return href === null && hrefFrom !== 'product-update' ? null : { ...entry, href };
}
