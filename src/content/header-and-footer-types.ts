import type { Locale } from '@/i18n/locales';
import type { CoverImage } from '@/lib/entry-cover-types';
import type { AddressedList } from '@/lib/urls-of-entry-lists';
import type { OfficeHours, OfficeWords } from '@/lib/office-hours-arithmetic';
import type { TextLink } from '@/lib/text-link-type';
import type { Page } from '@/payload-types';
import type { PlatformCard } from './list-item-and-text-types';

export type { PlatformCard };

/** Theme presets of navigation and footer (spec §2, Layouts). */
export type Theme = 'light' | 'normal' | 'dark';

/** A published path without language prefix, with its languages and the time of its last change (ISO 8601). */
export type LiveAddress = { path: string; publishedIn: Locale[]; updatedAt: string };

/** A part of the published URLs of a language: its number, counted from 1, and its last change (ISO 8601). */
export type AddressPart = { locale: Locale; number: number; updatedAt: string };

/**
 * A step of the breadcrumb: `group` is a segment of the path, `page` the page at the path up to there, or the page that
 * lists such entries; null where none is published.
 */
export type BreadcrumbStep = { group: string; page: { path: string; title: string } | null };

/** The icon of a menu entry: the name of a pictogram, or the URL of a picture; null for no icon. */
export type EntryIcon = { kind: 'pictogram'; name: string } | { kind: 'file'; src: string } | null;

/** A line of a menu or a card of a list, in one language (spec §3, Menu and card entries). */
export type MenuEntry = {
  id: number;
  title: string;
  description: string | null;
  /** The target, with the language prefix; null when the entry is not a link (D8, D9). */
  href: string | null;
  comingSoon: boolean;
  tag: string | null;
  icon: EntryIcon;
};

/** The lists of the header's menus: the platforms by id, all others in the editors' order. */
export type Menus = {
  platforms: PlatformCard[];
  solutions: MenuEntry[];
  useCases: MenuEntry[];
  industries: MenuEntry[];
  /** The metrics in the short variant of the menu: CSAT, NPS, CES (D9). */
  metrics: MenuEntry[];
  resources: MenuEntry[];
  /** The metrics in the resources-style variant of the menu: all seven (D9). */
  resourceMetrics: MenuEntry[];
};

/** Office hours, as text and as data for calculations (spec §1, reply promise). */
export type OfficeView = OfficeWords & { hours: OfficeHours };

export const socialNetworks = ['facebook', 'linkedin', 'youtube', 'zalo'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The company's data in header, footer and contact panel, from the CMS (spec §2, Footer; D16). */
export type SiteSettings = {
  tagline: string;
  awards: { name: string; year: string; pictogram: string }[];
  /** The company's supporters; `pictogram` is shown beside the name where no logo is uploaded. */
  supporters: {
    name: string;
    inShortList: boolean;
    logo: CoverImage | null;
    pictogram: string | null;
  }[];
  offices: { name: string; address: string; mapUrl: string }[];
  office: OfficeView;
  columns: { title: string; links: TextLink[] }[];
  socials: { network: SocialNetwork; href: string }[];
  email: string;
  phone: string;
  messengerUrl: string | null;
  zaloUrl: string | null;
  /** The provider's name, shown at the end of the contact panel. */
  attribution: string | null;
  copyright: string;
  /**
   * Where the site labels invented sample content (D16): nowhere, once a page, or also beside each section and entry.
   */
  sampleMarks: 'off' | 'page' | 'section';
  /** Whether an award, a supporter or an office in the footer is a sample. */
  hasSamples: boolean;
};

/** The content of header and footer, the same on every page of a language. */
export type FrameView = { menus: Menus; settings: SiteSettings };

/** The title and description of a page in one language; `path` has no language prefix. */
export type PageSummary = {
  path: string;
  title: string;
  description: string | null;
  /** The list that an entry belongs to; null for a page. */
  list: AddressedList | null;
};

/** A document of the CMS collection `pages` in one language, and the languages in which it is published. */
export type PageDocument = { page: Page; publishedIn: Locale[] };

/**
 * An unsaved document in one language: the values of its form over the newest saved version, in the shape of the
 * database.
 */
export type UnsavedDocument = { id: number; values: Record<string, unknown> };
