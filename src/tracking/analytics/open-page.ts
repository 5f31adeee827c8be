import { agreesTo, isAnswered } from '../consent/state';
import { readLanding } from './browser-origin';
import {
  type CountedEvent,
  LONGEST_PATH,
  MOST_NOTES,
  type PageReport,
  REPORT_ADDRESS,
} from './report';

type OpenPage = { path: string; seen: Set<string>; unsent: string[] };

let landing: ReturnType<typeof readLanding> | undefined;
let page: OpenPage | null = null;

const loadType = (): string => {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming ? load.type : 'navigate';
};

/** Takes note of what happened on the page that is open, once, however often it happens. */
export function note(event: CountedEvent, about = ''): void {
  const text = about ? `${event} ${about}` : event;
  if (!page || page.seen.has(text) || page.seen.size >= MOST_NOTES) return;
  page.seen.add(text);
  page.unsent.push(text);
}

/** The page is looked at: not while it is prerendered, or waits in the background. */
export function look(): void {
  if (!page || document.visibilityState !== 'visible') return;
  if (landing?.isVisit) note('visit');
  note('view');
}

/** Somebody who has refused analytics, or whose browser does it for them, is not counted. */
const isRefused = (): boolean => isAnswered() && !agreesTo('analytics');

/** Sends what has not been sent. A browser sends it even while it leaves the page. */
export function report(): void {
  if (!page || page.unsent.length === 0 || isRefused()) return;
  const body: PageReport = { path: page.path, from: landing?.from ?? null, notes: page.unsent };
  page.unsent = [];
  if (landing) landing.isVisit = false;
  navigator.sendBeacon(REPORT_ADDRESS, JSON.stringify(body));
}

/** The reader has come to a page; the one before it, if any, is reported. */
export function openPage(path: string): void {
  if (page?.path === path) return;
  report();
  landing ??= readLanding({
    address: new URL(window.location.href),
    referrer: document.referrer,
    type: loadType(),
  });
  page = { path: path.slice(0, LONGEST_PATH), seen: new Set(), unsent: [] };
  look();
}

/** The page came back as it was, by the Back button: it is looked at anew. */
export function reopenPage(): void {
  const path = page?.path;
  if (path === undefined) return;
  page = null;
  openPage(path);
}
