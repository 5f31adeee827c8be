/** The endpoint for browsers' reports; named after what it stores. */
export const REPORT_ADDRESS = '/api/page-counts';

/** The events that are counted (ADR-0023). */
export const countedEvents = [
  'visit',
  'view',
  'form-start',
  'form-complete',
  'call-to-action',
] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** The name of the event that a form dispatches on itself, and that bubbles up to the page, once its lead is stored. */
export const FORM_STORED = 'form-stored';

/** The most events in one report; a page counts each event once. */
export const MAX_EVENTS_PER_REPORT = 30;
export const MAX_PATH_LENGTH = 300;
export const MAX_NAME_LENGTH = 100;

/** The origin of a visit, as the browser reports it. */
export type ReportedOrigin = {
  source: string;
  medium: string;
  campaign: string;
  /** Host of the referring site, or ''. */
  referrer: string;
};

export type PageReport = {
  /** The page's path with its language prefix, without the query. */
  path: string;
  /** The origin of the visit; null when the page was loaded in the middle of a visit and its URL has no campaign. */
  from: ReportedOrigin | null;
  /** Events with their subjects, separated by a space: the form's kind, or the target of a call to action. */
  notes: string[];
};
