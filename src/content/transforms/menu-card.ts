import { localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { isShown } from '@/lib/image-host-names';
import { pictogramOf } from '@/lib/pictogram-url';
import type { Card } from '@/payload-types';
import type { EntryIcon, MenuEntry } from '../header-and-footer-types';

type AddressSource = NonNullable<Card['hrefFrom']>;

/**
 * URLs for menu entries without one of their own, from the settings and the brand configuration (D11); null while not
 * set. There is none for the deep-content site, whose entry has a URL of its own.
 */
export type AddressSources = Readonly<
  Record<Exclude<AddressSource, 'deep-content'>, string | null> & { 'deep-content'?: never }
>;

/** A menu entry and its list, before a URL of `AddressSources` is filled in. */
export type MenuCard = {
  kind: Card['kind'];
  hrefFrom: AddressSource | null;
  entry: MenuEntry;
};

/** Converts an icon: a pictogram or a picture; null also for a picture from a host that is not allowed. */
function toIcon(address: string | null | undefined): EntryIcon {
  const name = pictogramOf(address);
  if (name) return { kind: 'pictogram', name };
  if (!address || !(address.startsWith('/') || isShown(address, env()))) return null;
  return { kind: 'file', src: address };
}

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
 * The menu entry with its URL. Null, so that the entry is not shown, while its URL has to come from a setting that is
 * empty; product updates are shown without a URL (spec §2). An entry that is coming soon gets no URL here: it is a link
 * only where its editor set one (D8).
 */
export function toMenuEntry(
  { entry, hrefFrom }: MenuCard,
  sources: AddressSources,
): MenuEntry | null {
  if (entry.href !== null || hrefFrom === null || entry.comingSoon) return entry;
  const href = sources[hrefFrom] ?? null;
  return href === null && hrefFrom !== 'product-update' ? null : { ...entry, href };
}
