import type { PictureName } from '@/lib/picture-names';
import type { TextLink } from '@/lib/text-link';
import type { EventPage } from '@/payload-types';

/** A customer's words; pictures are addresses, of which a phone may have its own. */
export type QuoteItem = {
  /** Unique in the list. */
  key: string;
  content: string;
  customerName: string;
  person: string | null;
  jobTitle: string | null;
  portrait: string | null;
  logo: string | null;
  /** Name of the drawn symbol of one without a logo of its own. */
  mark: string | null;
  heroShot: string | null;
  heroShotInMobile: string | null;
  sample: boolean;
};

/** One event of a list; moments are ISO 8601 in UTC. */
export type EventItem = {
  /** Unique in the list. */
  key: string;
  title: string;
  description: string | null;
  image: string | null;
  /** Null: the date has not been set. */
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  /** Without words of its own the list has some for it. */
  link: { href: string; text: string | null } | null;
  sample: boolean;
};

/** Events of a list: coming ones soonest first, past ones latest first. */
export type EventItems = { coming: EventItem[]; past: EventItem[] };

/** A recording; pictures are addresses, of which a phone may have its own. */
export type VideoItem = {
  /** Unique in the list. */
  key: string;
  title: string;
  description: string | null;
  /** "3:40". */
  duration: string | null;
  /** When it came onto this site, ISO 8601; null where the server of the list does not say. */
  uploadedAt: string | null;
  thumbnail: string | null;
  popupImage: string | null;
  popupImageInMobile: string | null;
  /** Of YouTube; null where there is nothing to play. */
  videoId: string | null;
  link: TextLink | null;
  sample: boolean;
};

/** A pillar as cards and menus show it. */
export type PlatformCard = {
  /** Decides the card's colour: four, cycling (spec §4, §9). */
  id: number;
  label: string;
  subtext: string | null;
  link: TextLink | null;
  items: { label: string; href: string | null; highlighted: boolean }[];
  picture: PictureName | null;
};

/** Something that a newspaper wrote. `publishedAt` is ISO 8601 in UTC; `href` leads to that newspaper. */
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

/** What changed in the product at a time. `releasedAt` is ISO 8601 in UTC. */
export type Release = {
  id: number;
  title: string;
  version: string | null;
  releasedAt: string | null;
  summary: string | null;
  changes: { kind: ChangeKind; text: string }[];
  sample: boolean;
};

/** Kinds of tool that comparisons are grouped by, in the order in which they are shown. */
export const comparisonKinds = ['survey', 'desk', 'systems', 'shop'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

/** How long each row of a table is kept, on one scale. */
export type KeptBars = {
  /** The ends of the scale's equal steps, in words. */
  marks: string[];
  /** In percent of the scale; null has no end. */
  shares: (number | null)[];
};

/** One thing in a text, in reading order. */
export type TextPart =
  | { kind: 'heading'; level: 2 | 3; text: string; anchor: string }
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'note'; title: string | null; text: string }
  | {
      kind: 'table';
      anchor: string;
      caption: string;
      columns: string[];
      rows: string[][];
      bars: KeptBars | null;
    }
  | { kind: 'link'; link: TextLink };

/** What an event sells, as its form shows it (D13). */
export type TicketOffer = {
  /** Slug of the event page. */
  event: string;
  /** Where one can attend; the form asks only when there are any. */
  hubs: readonly NonNullable<EventPage['hubs']>[number][];
  types: readonly {
    /** Posted as `ticketType`. */
    code: string;
    name: string;
    /** VND for one ticket; 0 is free of charge. */
    price: number;
    /** No place is left: who registers joins the waiting list. */
    isFull: boolean;
  }[];
};
