import { localizedPath, type Locale } from '@/i18n/locales';
import type { Setting } from '@/payload-types';
import { brand } from '../../../brand.config';
import { containsSample } from '@/lib/contains-sample-content';
import type { SiteSettings } from '../header-and-footer-types';
import type { AddressSources } from './menu-card';
import { toButton } from './button';
import { toPictogram } from './entries/shared-entry-transforms';
import { toImage } from './image';

type SettingsCopy = Omit<Setting, 'id' | 'createdAt' | 'updatedAt'>;

/** The settings of header and footer, and the URLs of menu entries without one of their own. */
export type FrameSettings = { site: SiteSettings; sources: AddressSources };

/** The same without office hours, which come from another global of the CMS: `office-hours` and not `settings`. */
export type SettingsWithoutHours = { site: Omit<SiteSettings, 'office'>; sources: AddressSources };

/** Whether any setting of header and footer is filled in in the language of `settings`; default values do not count. */
export function isWritten(settings: Setting): boolean {
  const { tagline, copyright, attribution, email, phone } = settings;
  const { messengerUrl, zaloUrl, communityUrl, productUpdateUrl } = settings;
  const texts = [tagline, copyright, attribution, email, phone];
  const addresses = [messengerUrl, zaloUrl, communityUrl, productUpdateUrl];
  const { awards, supporters, offices, columns, socials } = settings;
  const lists = [awards, supporters, offices, columns, socials];
  // `sampleMarks` has the default `page`, which does not count as filled in.
  if (settings.sampleMarks && settings.sampleMarks !== 'page') return true;
  return [...texts, ...addresses].some(Boolean) || lists.some((list) => (list ?? []).length > 0);
}

/** Pictograms of awards, used in turn. */
const awardPictograms = ['trophy', 'medal', 'medal-star', 'laurel'] as const;

/**
 * Pictograms of sample supporters, used in turn. A real supporter without a logo is shown by name only: the site
 * invents no logo for an existing company.
 */
const supporterPictograms = ['dawn', 'lotus', 'sprout', 'delta', 'bridge', 'cloud'] as const;

const inTurn = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** The URL of a map search (https://developers.google.com/maps/documentation/urls/get-started). */
const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replaceAll(/\s+/g, ' ') })}`;

function toSiteSettings(settings: SettingsCopy, locale: Locale): SettingsWithoutHours['site'] {
  return {
    tagline: settings.tagline ?? '',
    awards: (settings.awards ?? []).map(({ name, year }, index) => ({
      name,
      year,
      pictogram: inTurn(awardPictograms, index),
    })),
    supporters: (settings.supporters ?? []).map(({ name, logo, inShortList, sample }, index) => ({
      name,
      inShortList: inShortList ?? false,
      logo: toImage(logo),
      pictogram: toPictogram(logo) ?? (sample ? inTurn(supporterPictograms, index) : null),
    })),
    offices: (settings.offices ?? []).map(({ name, address, mapUrl }) => ({
      name,
      address,
      mapUrl: mapUrl || mapOf(address),
    })),
    columns: (settings.columns ?? []).map(({ title, links }) => ({
      title,
      links: (links ?? []).flatMap((link) => toButton(link, locale) ?? []),
    })),
    socials: (settings.socials ?? []).map(({ network, href }) => ({ network, href })),
    email: settings.email || brand.email,
    phone: settings.phone || brand.phone,
    messengerUrl: settings.messengerUrl || null,
    zaloUrl: settings.zaloUrl || null,
    attribution: settings.attribution || null,
    copyright: settings.copyright || `© ${brand.name}`,
    sampleMarks: settings.sampleMarks ?? 'page',
    hasSamples: containsSample([settings.awards, settings.supporters, settings.offices]),
  };
}

/** The site settings in one language; a missing value is empty, or the brand's default. */
export function toSettingsWithoutHours(
  settings: SettingsCopy,
  locale: Locale,
): SettingsWithoutHours {
  const address = (href: string | null | undefined) => (href ? localizedPath(locale, href) : null);
  return {
    site: toSiteSettings(settings, locale),
    sources: {
      blog: address(brand.blogUrl),
      'gated-content': address(brand.gatedContentUrl),
      community: address(settings.communityUrl),
      'product-update': address(settings.productUpdateUrl),
    },
  };
}
