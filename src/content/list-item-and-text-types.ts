import type { PictureName } from '@/lib/product-picture-names';
import type { CoverImage } from '@/lib/entry-cover-types';
import type { Screen } from '@/lib/drawn-screen-notation';
import type { TextLink } from '@/lib/text-link-type';
import type { EventPage } from '@/payload-types';

/** A customer quote. Pictures are URLs; `heroShotInMobile` is the one for phones. */
export type QuoteItem = {
  key: string;
  content: string;
  customerName: string;
  person: string | null;
  jobTitle: string | null;
  portrait: string | null;
  logo: string | null;
  /** The name of the pictogram of a customer without a logo. */
  pictogram: string | null;
  heroShot: string | null;
  heroShotInMobile: string | null;
  sample: boolean;
};

/** An event in a list; times are ISO 8601 in UTC. */
export type EventItem = {
  key: string;
  title: string;
  description: string | null;
  image: string | null;
  /** Null for an event without a date. */
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  /** The button of the event; the list shows a default text where `text` is null. */
  link: { href: string; text: string | null } | null;
  sample: boolean;
};

/** Events of a list: coming and running ones soonest first, past ones latest first. */
export type EventItems = { coming: EventItem[]; past: EventItem[] };

/** A recording. Pictures are URLs; `popupImageInMobile` is the one for phones. */
export type VideoItem = {
  key: string;
  title: string;
  description: string | null;
  /** The duration of the recording as text, such as "3:40". */
  duration: string | null;
  /** When the recording was published on this site, ISO 8601; null where the server of the list does not say it. */
  uploadedAt: string | null;
  thumbnail: string | null;
  popupImage: string | null;
  popupImageInMobile: string | null;
  /** The YouTube video; null where there is none to play. */
  videoId: string | null;
  link: TextLink | null;
  sample: boolean;
};

/** A product pillar of the platform as cards and menus show it. */
export type PlatformCard = {
  /** The id of the pillar, which decides which of the four colours its card has (spec §4, §9). */
  id: number;
  label: string;
  subtext: string | null;
  link: TextLink | null;
  items: { label: string; href: string | null; highlighted: boolean }[];
  picture: PictureName | null;
};

/** An article of a newspaper (`outlet`) about the company. `publishedAt` is ISO 8601 in UTC. */
export type MediaEntry = {
  id: number;
  title: string;
  summary: string | null;
  outlet: string;
  href: string;
  publishedAt: string | null;
  sample: boolean;
};

export const changeKinds = ['new', 'better', 'fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A release note. `releasedAt` is ISO 8601 in UTC. */
export type Release = {
  id: number;
  title: string;
  version: string | null;
  releasedAt: string | null;
  summary: string | null;
  changes: { kind: ChangeKind; text: string }[];
  sample: boolean;
};

/** The groups of comparisons by kind of tool, in display order. */
export const comparisonKinds = ['survey', 'desk', 'systems', 'shop'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

/** Retention periods of a table's rows as bars on one scale. */
export type RetentionBars = {
  /** The labels at the ends of the scale's equal steps. */
  ticks: string[];
  /** The length of each row's bar, in percent of the scale; null for a retention period without an end. */
  shares: (number | null)[];
};

/** A piece of text with the same formatting throughout. `href` has the language prefix. */
export type Run = string | { text: string; bold?: true; italic?: true; href?: string };

/** A part of a text, such as a paragraph, a list or a table, in reading order. */
export type TextPart =
  | { kind: 'heading'; level: 2 | 3; text: string; anchor: string }
  | { kind: 'text'; paragraphs: Run[][] }
  | { kind: 'list'; numbered: boolean; items: Run[][] }
  | { kind: 'quote'; words: Run[] }
  | { kind: 'note'; title: string | null; text: string }
  | { kind: 'picture'; image: CoverImage; caption: string | null }
  | { kind: 'screen'; screen: Screen; alt: string; caption: string | null }
  | {
      kind: 'table';
      anchor: string;
      caption: string;
      columns: string[];
      rows: string[][];
      bars: RetentionBars | null;
    }
  | { kind: 'link'; link: TextLink };

/** The ticket types of an event, as its form shows them (D13). */
export type TicketOffer = {
  /** The slug of the event page. */
  event: string;
  /** Cities of the event (spec §3, event hub); the form asks for one only when there are any. */
  hubs: readonly NonNullable<EventPage['hubs']>[number][];
  types: readonly {
    /** The code of the ticket type, posted as `ticketType`. */
    code: string;
    name: string;
    /** The price of one ticket in VND. */
    price: number;
    /** Whether all places are taken: new registrations join the waiting list. */
    isFull: boolean;
    /** Within how many hours the visitor has to confirm a registration by its mail; null if it is valid at once. */
    confirmWithin: number | null;
  }[];
};
