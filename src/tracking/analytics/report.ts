/** Where browsers send what happened on a page; named for what is kept there: sums. */
export const REPORT_ADDRESS = '/api/page-counts';

/** What is counted (ADR-0023). */
export const countedEvents = [
  'visit',
  'view',
  'form-start',
  'form-complete',
  'call-to-action',
] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** Sent by a form, up through its page, once its lead is stored. */
export const FORM_STORED = 'form-stored';

/** Most that one report says; each thing is counted once a page. */
export const MOST_NOTES = 30;
export const LONGEST_PATH = 300;
export const LONGEST_NAME = 100;

/** How a visit came, as its browser says it. */
export type ReportedOrigin = {
  source: string;
  medium: string;
  campaign: string;
  /** Host of the other site, or ''. */
  referrer: string;
};

export type PageReport = {
  /** The page's address, language prefix included, without its query. */
  path: string;
  /** Null when the page was loaded anew in the middle of a visit, and its address names no campaign. */
  from: ReportedOrigin | null;
  /** An event, and after a space what it was about: the form's kind, or where a call to action leads. */
  notes: string[];
};
