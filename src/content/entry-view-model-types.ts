import type { Locale } from '@/i18n/locales';
import type { TextLink } from '@/lib/text-link-type';
import type {
  ComparisonKind,
  MediaEntry,
  Release,
  TextPart,
  TicketOffer,
  VideoItem,
} from './list-item-and-text-types';
import type { Cover, CoverImage } from '@/lib/entry-cover-types';
import type { BreadcrumbStep } from './header-and-footer-types';

export type { TextPart };
export type EntryImage = CoverImage;
export type EntryCover = Cover;

/** A category or content type of entries; `id` decides the colour (spec §4). */
export type CategoryView = { id: number; slug: string; name: string; position: number };

/**
 * The fields that all entries of lists have; `href` has the language prefix. Times in the types of this file are ISO
 * 8601 in UTC.
 */
export type EntrySummary = { id: number; slug: string; href: string; sample: boolean };

/** The fields that the pages of all entries have: text, breadcrumb, meta tags and final call to action. */
export type EntryPage = {
  title: string;
  /** The path without language prefix. */
  path: string;
  locale: Locale;
  /** Languages in which this entry is published. The current one may be missing where this is a draft. */
  publishedIn: Locale[];
  trail: BreadcrumbStep[];
  seo: { title: string; description: string | null };
  draft: boolean;
  body: TextPart[];
  /** The text of the page's final call to action; null for the default of its kind of page. */
  closing: { title: string; text: string } | null;
  createdAt: string;
  updatedAt: string;
};

/** An article of the blog or the news. */
export type ArticleSummary = EntrySummary & {
  title: string;
  summary: string | null;
  cover: EntryCover;
  category: CategoryView | null;
  author: string | null;
  publishedAt: string | null;
  readingMinutes: number;
  highlight: boolean;
};
export type ArticlePage = EntryPage & {
  article: ArticleSummary;
  authorJobTitle: string | null;
  /** Up to three other articles, newest first; those of the same category come before the rest. */
  related: ArticleSummary[];
};

export type StoryFigure = { value: string; label: string; source: string | null };
export type StorySummary = EntrySummary & {
  title: string;
  customerName: string;
  summary: string | null;
  industry: string | null;
  cover: EntryCover;
  logo: EntryImage | null;
  /** The name of the customer's pictogram, where no logo is uploaded. */
  pictogram: string | null;
  figures: StoryFigure[];
  publishedAt: string | null;
  highlight: boolean;
};
export type StoryPage = EntryPage & {
  story: StorySummary;
  heroShotInMobile: EntryImage | null;
  quote: { content: string; name: string | null; jobTitle: string | null } | null;
  /** Up to three other stories, those of the same industry first. */
  related: StorySummary[];
};

export type EventSummary = EntrySummary & {
  title: string;
  description: string | null;
  cover: EntryCover;
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  /** The code that recordings of the event share with it. */
  cxTag: string | null;
};
/** An event without a date is `coming` too. */
export type EventPhase = 'coming' | 'running' | 'past';
export type EventSpeaker = { name: string; role: string | null };
/** The data of an event's page that does not depend on the time or on other entries. */
export type EventOwnView = EntryPage & {
  event: EventSummary;
  cta: TextLink | null;
  background: EntryImage | null;
  backgroundInMobile: EntryImage | null;
  agenda: { time: string | null; title: string; speaker: string | null }[];
  /** The speakers of the agenda, each once. */
  speakers: EventSpeaker[];
};
export type EventPageView = EventOwnView & {
  phase: EventPhase;
  /** Whole days until the event begins; null without a date, and once it has begun. */
  daysLeft: number | null;
  /** The ticket types; null where none are sold, and once the event is past. */
  offer: TicketOffer | null;
  /** Recordings with the event's code; none before it begins. Null when the server of `CMS_URL` fails to give them. */
  videos: VideoItem[] | null;
  /** Up to three other events: first those that are not past, then past ones, by their start. */
  others: EventSummary[];
};

export type HelpSummary = EntrySummary & {
  question: string;
  answer: string;
  /** The article below the short answer as plain text, for searching the list. */
  text: string;
  category: CategoryView | null;
  highlight: boolean;
};
export type HelpPage = EntryPage & { help: HelpSummary; related: HelpSummary[] };

export type OpeningSummary = EntrySummary & {
  title: string;
  department: string | null;
  location: string | null;
  employmentType: string | null;
  level: string | null;
  salary: string | null;
  summary: string | null;
  deadline: string | null;
  isOpen: boolean;
};
export type OpeningPage = EntryPage & {
  opening: OpeningSummary;
  cta: TextLink | null;
  /** Whether the vacancy is open and before its deadline. */
  isTakingApplications: boolean;
  /** Up to three other open vacancies, those of the same department first. */
  related: OpeningSummary[];
};

export type IntegrationSummary = EntrySummary & {
  name: string;
  summary: string | null;
  logo: EntryImage | null;
  /** The name of the pictogram, where no logo is uploaded. */
  pictogram: string | null;
  category: CategoryView | null;
  vendor: string | null;
  comingSoon: boolean;
};
export type IntegrationPage = EntryPage & {
  integration: IntegrationSummary;
  /** The URL of the partner product's own site or its guide. */
  link: string | null;
  related: IntegrationSummary[];
};

export type ComparisonSummary = EntrySummary & {
  title: string;
  competitor: string;
  kind: ComparisonKind | null;
  summary: string | null;
  logo: EntryImage | null;
};
/** One point on which the other product and ours are compared, with the vendor's page as its source (D18). */
export type Claim = {
  topic: string;
  ours: string;
  theirs: string;
  source: TextLink;
  checkedAt: string;
  /** The time from which the claim is no longer shown. */
  reviewBy: string;
};
export type ComparisonPage = EntryPage & {
  comparison: ComparisonSummary;
  titleLines: string[];
  /** Reasons to choose each of the two products. */
  fits: { theirs: string[]; ours: string[] };
  claims: Claim[];
  /** Up to three other comparisons, those of the same kind of tool first. */
  related: ComparisonSummary[];
};

export type EbookSummary = {
  slug: string;
  author: string | null;
  pageCount: number | null;
  chapters: string[];
  sample: boolean;
};
export type ToolSummary = {
  id: number;
  title: string;
  summary: string | null;
  /** Null while the tool is not available yet. */
  link: TextLink | null;
  sample: boolean;
};

export type ResourceSummary = EntrySummary & {
  title: string;
  summary: string | null;
  cover: EntryCover;
  contentType: CategoryView | null;
  category: CategoryView | null;
  publishedAt: string | null;
  gated: boolean;
  highlight: boolean;
  /** The number of pages, from the e-book that belongs to the resource. */
  pageCount: number | null;
};
export type ResourcePage = EntryPage & {
  resource: ResourceSummary;
  ebook: EbookSummary | null;
  cta: TextLink | null;
  related: ResourceSummary[];
};

/** Functions that read the published entries of each list in one language, for sections that show lists. */
export type EntryLists = {
  blogs: (locale: Locale) => Promise<ArticleSummary[]>;
  newsAndPress: (locale: Locale) => Promise<ArticleSummary[]>;
  comparisons: (locale: Locale) => Promise<ComparisonSummary[]>;
  stories: (locale: Locale) => Promise<StorySummary[]>;
  eventPages: (locale: Locale) => Promise<EventSummary[]>;
  help: (locale: Locale) => Promise<HelpSummary[]>;
  openings: (locale: Locale) => Promise<OpeningSummary[]>;
  integrations: (locale: Locale) => Promise<IntegrationSummary[]>;
  resources: (locale: Locale) => Promise<ResourceSummary[]>;
  tools: (locale: Locale) => Promise<ToolSummary[]>;
  releases: (locale: Locale) => Promise<Release[]>;
  newsroom: (locale: Locale) => Promise<MediaEntry[]>;
};
