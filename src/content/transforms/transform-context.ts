import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-filters-in-url';
import type { OfficeWords } from '@/lib/office-hours-arithmetic';
import type { Page } from '@/payload-types';
import type { EventItems, QuoteItem, TicketOffer, VideoItem } from '../list-item-and-text-types';
import type { PlatformCard, SiteSettings } from '../header-and-footer-types';
import type { EntryLists } from '../entry-view-model-types';

export type Block = NonNullable<Page['sections']>[number];
export type BlockOf<N extends Block['blockType']> = Extract<Block, { blockType: N }>;

/** The fields that only one variant of a section family has, in a group with the variant's name. */
export type VariantFields<N extends Block['blockType'], V extends keyof BlockOf<N>> = NonNullable<
  BlockOf<N>[V]
>;

/** Functions that read the lists that sections show; null where the remote server fails to deliver a list. */
export type SectionLists = {
  entries: EntryLists;
  platforms: (locale: Locale) => Promise<PlatformCard[] | null>;
  events: (locale: Locale) => Promise<{ events: EventItems; isIncomplete: boolean }>;
  videos: (locale: Locale) => Promise<VideoItem[] | null>;
  quotes: (locale: Locale) => Promise<QuoteItem[] | null>;
  ticketOffer: (locale: Locale, event: string) => Promise<TicketOffer | null>;
  offices: (
    locale: Locale,
  ) => Promise<Pick<SiteSettings, 'offices' | 'email' | 'phone' | 'office'>>;
};

/** The page of a section, and the filters that the reader has chosen on it; `path` has no language prefix. */
export type ListAddress = { path: string; state: ListState };

export type TransformContext = {
  locale: Locale;
  lists: SectionLists;
  draft?: boolean;
  address?: ListAddress;
};

/** The context of a list section, whose page always has a URL. */
export type ListContext = TransformContext & { address: ListAddress };

/** The office hours as text, without the data for calculations. */
export async function officeWords({ lists, locale }: TransformContext): Promise<OfficeWords> {
  const { promiseMinutes, text, exceptions } = (await lists.offices(locale)).office;
  return { promiseMinutes, text, exceptions };
}

/** The path of the section's page, without language prefix; `/` where it is not known. */
export const pathOf = ({ address }: TransformContext): string => address?.path ?? '/';

/** Splits the text of a text area into trimmed lines, without empty ones. */
export const nonEmptyLines = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []));

type HeadFields = { title?: string | null; text?: string | null };

/** The heading of a section, one sentence a line, and the text below it. */
export const toHead = ({ title, text }: HeadFields) => ({
  titleLines: nonEmptyLines(title),
  text: text || null,
});

type FrameFields = HeadFields & { sample?: boolean | null; hue?: string | null };

/**
 * The fields that many sections share: the heading, whether the content is an invented sample (D16), and one of the
 * four colours.
 */
export const toFrame = ({ title, text, sample, hue }: FrameFields) => ({
  ...toHead({ title, text }),
  sample: sample ?? false,
  hue: Number(hue ?? 1),
});

export type Frame = ReturnType<typeof toFrame>;

/** A section of a type or variant that this version does not have: from a newer version, or removed. */
export class UnknownSectionError extends Error {}

/**
 * The variant of a section family that a section names.
 * @throws {UnknownSectionError}
 */
export function memberOf<Members extends object, Name extends keyof Members>(
  members: Members,
  name: Name,
): Members[Name] {
  if (!Object.hasOwn(members, name)) throw new UnknownSectionError(`No variant "${String(name)}"`);
  return members[name];
}
