import { PLAN_PARAMETER } from './chosen-plan-parameter';
import { roiParameters } from './roi-inputs';

/** A reader's choices on a page, from the query parameters that the page allows; others are ignored. */
export type ListState = Readonly<Record<string, string>>;

/** The paths of pages that read query parameters, without language prefix, and the parameters that each allows. */
const listParameters: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['category', 'page'],
  '/news-and-press': ['category', 'page'],
  '/customers': ['industry', 'page'],
  '/events': ['when', 'page'],
  '/help-center': ['q', 'category', 'page'],
  '/careers': ['department', 'location', 'page'],
  '/marketplace': ['q', 'category', 'page'],
  '/roi-calculator': roiParameters,
  '/book-demo': [PLAN_PARAMETER, ...roiParameters],
  '/resources': ['category', 'type', 'page'],
};

/** The maximum length of a value in the query; a longer one is cut. */
export const MAX_VALUE_LENGTH = 100;

/** Reads the choices in a page's query; empty without a choice, and for pages that read no query. */
export function listState(path: string, query: URLSearchParams): ListState {
  const known = Object.hasOwn(listParameters, path) ? (listParameters[path] ?? []) : [];
  const state: Record<string, string> = {};
  for (const name of known) {
    const value = query.get(name)?.trim().slice(0, MAX_VALUE_LENGTH);
    if (value) state[name] = value;
  }
  return state;
}

/** The URL of a list with these choices; empty values and page 1 are omitted. */
export function listHref(path: string, state: Readonly<Record<string, string | number | null>>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    const isDefault = value === null || value === '' || (name === 'page' && Number(value) <= 1);
    if (!isDefault) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

export type PageOf<Item> = { items: Item[]; page: number; pages: number; total: number };

/**
 * The entries on one page of a list. The page number, from the URL, counts from 1 and is clamped to the pages that
 * exist.
 */
export function pageOf<Item>(items: readonly Item[], named: string | undefined, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const wanted = /^\d{1,9}$/.test(named ?? '') ? Number(named) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  return {
    items: items.slice((page - 1) * size, page * size),
    page,
    pages,
    total: items.length,
  } satisfies PageOf<Item>;
}
