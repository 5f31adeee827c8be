import type { Locale } from '@/i18n/locales';
import type { CoverImage } from '@/lib/cover-model';
import type { AddressedList } from '@/lib/entry-addresses';
import type { OfficeHours, OfficeWords } from '@/lib/office-hours';
import type { TextLink } from '@/lib/text-link';
import type { Page } from '@/payload-types';
import type { PlatformCard } from './types-items';

export type { PlatformCard };

/** Theme presets of navigation and footer (spec §2, Layouts). */
export type Theme = 'light' | 'normal' | 'dark';

/** A step of the way to a page: a folder of its address, with the page that stands for it, if one is live. */
export type TrailStep = { group: string; page: { path: string; title: string } | null };

/** The icon of a menu entry: a drawn mark by its name, or the address of a picture; null: none. */
export type EntryIcon = { kind: 'mark'; name: string } | { kind: 'file'; src: string } | null;

/** One line of a menu or one card of a list, in one language (spec §3, Menu and card entries). */
export type MenuEntry = {
  id: number;
  title: string;
  description: string | null;
  /** Null: the entry is not a link (coming soon, or nothing to lead to yet). */
  href: string | null;
  comingSoon: boolean;
  tag: string | null;
  icon: EntryIcon;
};

/** The lists of the header's menus, each in the order of the editors. */
export type Menus = {
  platforms: PlatformCard[];
  solutions: MenuEntry[];
  useCases: MenuEntry[];
  industries: MenuEntry[];
  /** The short variant: CSAT, NPS, CES. */
  metrics: MenuEntry[];
  resources: MenuEntry[];
  /** The resources-style variant: all seven (D9). */
  resourceMetrics: MenuEntry[];
};

/** When people are there to answer, in words and to reckon with (spec §1, reply promise). */
export type OfficeView = OfficeWords & { hours: OfficeHours };

export const socialNetworks = ['facebook', 'linkedin', 'youtube', 'zalo'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What the frame of every page says about the company, from the CMS (spec §2, Footer; D16). */
export type SiteSettings = {
  tagline: string;
  awards: { name: string; year: string; mark: string }[];
  /** `mark`: the drawn symbol beside the name, where no logo is uploaded. */
  supporters: {
    name: string;
    inShortList: boolean;
    logo: CoverImage | null;
    mark: string | null;
  }[];
  offices: { name: string; address: string; mapUrl: string }[];
  office: OfficeView;
  columns: { title: string; links: TextLink[] }[];
  socials: { network: SocialNetwork; href: string }[];
  email: string;
  phone: string;
  messengerUrl: string | null;
  zaloUrl: string | null;
  /** The line below the contact panel that names its provider. */
  attribution: string | null;
  copyright: string;
  /** Where the site says that something is invented (D16): nowhere, once a page, or beside sections and entries too. */
  sampleMarks: 'off' | 'page' | 'section';
  /** Whether an award, a supporter or an office of the frame is a sample. */
  hasSamples: boolean;
};

/** What frames every page in one language. */
export type FrameView = { menus: Menus; settings: SiteSettings };

/** What a page is called and about, in one language; `path` has no language prefix. */
export type PageHead = {
  path: string;
  title: string;
  description: string | null;
  /** Null: a page of its own rather than an entry of a list. */
  list: AddressedList | null;
};

/** A CMS page in one language and where it is live; stays inside `content`. */
export type PageDocument = { page: Page; publishedIn: Locale[] };
