import { isPublished } from '@/i18n/published-paths-by-language';
import { type Locale, splitLocale } from '@/i18n/locales';
import { isFormKind } from '@/leads/schema/form-definitions';
import { type Origin, originOf, OTHER } from './visit-origin';
import { type CountedEvent, countedEvents, type PageReport } from './page-report-format';

/** The counters that one report increments. */
export type Counts = {
  path: string;
  language: Locale;
  origin: Origin;
  events: { event: CountedEvent; target: string }[];
};

/** Pages that are defined in code, not in the CMS; those with a secret in their URL are left out. */
const CODE_PAGES = /^\/(?:search|(?:book-demo|careers|contact|newsletter|resources)\/thank-you)$/;

/**
 * The path to count: a published page, or "other". Other URLs are not stored, because they may be made up or contain
 * a secret.
 */
function pageOf(address: string): { language: Locale; path: string } {
  const { locale: language, path } = splitLocale(address);
  const isKnown = CODE_PAGES.test(path) || isPublished(language, path) === true;
  return { language, path: isKnown ? path : OTHER };
}

const OWN_TARGETS = new Set(['tel:', 'mailto:', 'external']);

function targetOf(event: CountedEvent, about: string): string | null {
  if (event === 'form-start' || event === 'form-complete') return isFormKind(about) ? about : null;
  if (event === 'call-to-action') return OWN_TARGETS.has(about) ? about : pageOf(about).path;
  return about === '' ? '' : null;
}

function eventOf(note: string): Counts['events'][number] | null {
  const space = note.indexOf(' ');
  const name = space === -1 ? note : note.slice(0, space);
  const event = countedEvents.find((one) => one === name);
  const target = event && targetOf(event, space === -1 ? '' : note.slice(space + 1));
  return event && typeof target === 'string' ? { event, target } : null;
}

/**
 * Translates a browser's report into the counters that it increments. Each event counts once; unknown events are
 * ignored.
 */
export function countsOf({ path, from, notes }: PageReport): Counts {
  const events = new Map(
    notes.flatMap((text) => {
      const found = eventOf(text);
      return found ? [[`${found.event} ${found.target}`, found] as const] : [];
    }),
  );
  return { ...pageOf(path), origin: originOf(from), events: [...events.values()] };
}
