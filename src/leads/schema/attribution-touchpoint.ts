import { isTokenPath } from '@/lib/mail-link-token-path';
import { isData, textOf } from '@/lib/is-json-object';
import { cutLine } from './clean-text';

/** The five campaign parameters (spec §3, Tracking parameters). */
export const utmParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** A touch: how a visitor came to the site, with landing page, referrer and campaign parameters. */
export type Touch = {
  /** The time of the visit, ISO 8601 in UTC; null when a form was sent without a script. */
  at: string | null;
  /** The path of the page, without query. */
  page: string;
  /** URL of the other site's page without query and fragment, or ''. */
  referrer: string;
  /** All parameters of the page's URL if `isAdLanding`, otherwise only its UTM parameters. */
  parameters: Record<string, string>;
};

/** The marketing attribution of a form: the visitor's first and last touch. */
export type Touches = {
  /** The campaign parameters by which the lead is counted: those of the last touch. */
  attribution: Record<string, string>;
  firstTouch: Touch | null;
  lastTouch: Touch | null;
};

const MAX_PARAMETERS = 200;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 300;
const MAX_URL_LENGTH = 300;
/**
 * The maximum size of a touch's parameters in a posted form: bytes of their percent-encoded names and values. A form
 * may have 64 KiB, and must never be refused because of the parameters of an advertisement.
 */
const MAX_BYTES = 8 * 1024;
/**
 * How many characters of a URL are parsed, because long host names take long to parse. It is more than the maximum
 * stored length, because the query is not stored.
 */
const MAX_READ_LENGTH = 4 * MAX_URL_LENGTH;
/** The maximum length, in characters, of a touch as JSON that is parsed: parameters, URLs, and JSON syntax. */
const MAX_TOUCH_LENGTH = 16 * 1024;

/** Property names with a meaning in JavaScript (prototype pollution). */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether the landing page is that of an advertisement whose parameters are all kept (spec §4, Ads tracking). */
export function isAdLanding(query: URLSearchParams): boolean {
  const medium = query.get('utm_medium');
  return (
    (medium === 'fbads' && Boolean(query.get('ad_id'))) ||
    (medium === 'cpc' && Boolean(query.get('gclid')))
  );
}

/**
 * The most important parameters. They come first, so that the limits on number and size drop the others first. The ids
 * of a click come before the campaign, because long Vietnamese names of a campaign may fill the limit alone.
 */
const FIRST: readonly string[] = ['ad_id', 'gclid', ...utmParameters];

/** Cleans names and values of parameters and applies the limits; of duplicate names the first value counts. */
function bounded(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const found = new Map<string, string>();
  for (const [rawName, rawValue] of pairs) {
    const name = cutLine(rawName, MAX_NAME_LENGTH);
    const value = cutLine(rawValue, MAX_VALUE_LENGTH);
    if (name && !RESERVED.has(name) && !found.has(name)) found.set(name, value);
  }
  const weighed = [
    ...FIRST.flatMap((name) => {
      const value = found.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
    ...[...found].filter(([name]) => !FIRST.includes(name)),
  ].slice(0, MAX_PARAMETERS);
  const kept: Record<string, string> = {};
  let bytes = 0;
  for (const [name, value] of weighed) {
    bytes += encodeURIComponent(`${name}${value}`).length;
    if (bytes > MAX_BYTES) break;
    kept[name] = value;
  }
  return kept;
}

/** The parameters in the query of a landing page that are stored (D19). Never throws. */
export function parametersOf(query: URLSearchParams): Record<string, string> {
  if (isAdLanding(query)) return bounded(query);
  return bounded(
    utmParameters.flatMap((name) => {
      const value = cutLine(query.get(name) ?? '', MAX_VALUE_LENGTH);
      return value ? [[name, value] as const] : [];
    }),
  );
}

const pathOf = (value: string): string =>
  /^\/(?!\/)[\w\-/.]{0,200}$/.test(value) && !isTokenPath(value) ? value : '/';

/**
 * The URL of the referring page without query and fragment, which may contain user input; '' for a page of this site.
 */
function referrerOf(whole: string, ownHost: string): string {
  const value = whole.slice(0, MAX_READ_LENGTH);
  if (!URL.canParse(value)) return '';
  const { protocol, host, origin, pathname } = new URL(value);
  if (!/^https?:$/.test(protocol) || host === ownHost) return '';
  return cutLine(`${origin}${pathname}`, MAX_URL_LENGTH);
}

/** The touch of a page view. `referrer` may be any text; one that is no URL of another site counts as ''. */
export function touchOf(landing: URL, referrer: string, at: string | null): Touch {
  return {
    at,
    page: pathOf(landing.pathname),
    referrer: referrerOf(referrer, landing.host),
    parameters: parametersOf(landing.searchParams),
  };
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/**
 * Parses a touch that a browser sent or stored as JSON. Null if it is no object or too long; an invalid property
 * becomes empty. There is no error message, because no person typed it.
 */
export function readTouch(value: unknown): Touch | null {
  if (typeof value !== 'string' || value.length > MAX_TOUCH_LENGTH) return null;
  const found = parsed(value);
  if (!isData(found)) return null;
  const { at, page, referrer, parameters } = found;
  const when = new Date(textOf(at));
  const pairs = typeof parameters === 'object' && parameters !== null ? parameters : {};
  return {
    at: Number.isNaN(when.getTime()) ? null : when.toISOString(),
    page: pathOf(textOf(page)),
    referrer: referrerOf(textOf(referrer), ''),
    parameters: bounded(
      Object.entries(pairs).flatMap(([name, one]) =>
        typeof one === 'string' ? [[name, one] as const] : [],
      ),
    ),
  };
}

/**
 * Reads the hidden controls of {@link touchControls}. A form sent without JavaScript has none, because the cached page
 * is the same for everyone; its touch is made from the URL of the form's page.
 * @param formPage the page that the request came from (`Referer`)
 */
export function readTouches(raw: Readonly<Record<string, unknown>>, formPage: URL | null): Touches {
  const here = formPage && touchOf(formPage, '', null);
  const fromPage = here && Object.keys(here.parameters).length > 0 ? here : null;
  const utm = utmParameters.flatMap((name) => {
    const value = cutLine(textOf(raw[name] ?? fromPage?.parameters[name]), MAX_VALUE_LENGTH);
    return value ? [[name, value] as const] : [];
  });
  const lastTouch = raw.lastTouch === undefined ? fromPage : readTouch(raw.lastTouch);
  return {
    attribution: { ...Object.fromEntries(utm), ...lastTouch?.parameters },
    firstTouch: readTouch(raw.firstTouch) ?? lastTouch,
    lastTouch,
  };
}

const utmOf = ({ parameters }: Touch) =>
  utmParameters.flatMap((name) => {
    const value = parameters[name];
    return value ? [[name, value] as const] : [];
  });

/** Hidden form controls with both touches as JSON; the UTM values of the last touch also under their own names. */
export function touchControls(first: Touch | null, last: Touch | null): Record<string, string> {
  return {
    ...Object.fromEntries(last ? utmOf(last) : []),
    ...(first ? { firstTouch: JSON.stringify(first) } : {}),
    ...(last ? { lastTouch: JSON.stringify(last) } : {}),
  };
}
