import { agreesTo, isAnswered } from '../consent/consent-state';
import { readLanding } from './visit-origin-in-browser';
import {
  type CountedEvent,
  MAX_PATH_LENGTH,
  MAX_EVENTS_PER_REPORT,
  type PageReport,
  REPORT_ADDRESS,
} from './page-report-format';

type OpenPage = { path: string; seen: Set<string>; unsent: string[] };

let landing: ReturnType<typeof readLanding> | undefined;
let page: OpenPage | null = null;

const loadType = (): string => {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming ? load.type : 'navigate';
};

/** Records an event of the open page; each event counts once per page. */
export function note(event: CountedEvent, about = ''): void {
  const text = about ? `${event} ${about}` : event;
  if (!page || page.seen.has(text) || page.seen.size >= MAX_EVENTS_PER_REPORT) return;
  page.seen.add(text);
  page.unsent.push(text);
}

/** Records a view of the page when the page is visible, so neither prerendered nor in the background. */
export function look(): void {
  if (!page || document.visibilityState !== 'visible') return;
  if (landing?.isVisit) note('visit');
  note('view');
}

/** Whether the visitor has refused analytics, by choice or by the browser's signal, and so is not counted. */
const isRefused = (): boolean => isAnswered() && !agreesTo('analytics');

/**
 * Sends the events that have not been sent yet, with `sendBeacon`, which works even while the visitor leaves the
 * page.
 */
export function report(): void {
  if (!page || page.unsent.length === 0 || isRefused()) return;
  const body: PageReport = { path: page.path, from: landing?.from ?? null, notes: page.unsent };
  page.unsent = [];
  if (landing) landing.isVisit = false;
  navigator.sendBeacon(REPORT_ADDRESS, JSON.stringify(body));
}

/** Starts counting a page, and reports the previous one, if any. */
export function openPage(path: string): void {
  if (page?.path === path) return;
  report();
  landing ??= readLanding({
    address: new URL(window.location.href),
    referrer: document.referrer,
    type: loadType(),
  });
  page = { path: path.slice(0, MAX_PATH_LENGTH), seen: new Set(), unsent: [] };
  look();
}

/** Counts a page that was restored from the back-forward cache as viewed again. */
export function reopenPage(): void {
  const path = page?.path;
  if (path === undefined) return;
  page = null;
  openPage(path);
}
