import { cleanLine } from '@/leads/schema/clean-text';
import { MAX_NAME_LENGTH, type ReportedOrigin } from './page-report-format';

/** The origin of a visit, as it is counted and shown. */
export type Origin = { source: string; medium: string; campaign: string };

/** The name of visits without a referrer. Names in brackets are ours; brackets in campaign parameters are removed. */
export const DIRECT = '(direct)';
export const NONE = '(none)';
/** The name of visits whose origin is unknown, because the page was loaded in the middle of the visit. */
export const UNKNOWN = '(unknown)';
/**
 * The name for what is not counted by its own name: a path that is not published, a name that looks like personal
 * data, and origins and campaigns when there are too many.
 */
export const OTHER = '(other)';

const unknownOrigin: Origin = { source: UNKNOWN, medium: UNKNOWN, campaign: '' };
export const otherOrigin: Origin = { source: OTHER, medium: OTHER, campaign: OTHER };
const DIRECT_ORIGIN = { source: DIRECT, medium: NONE };

/** Host names of search engines and social networks, with the name under which the visits of each are counted. */
const known: readonly (readonly [RegExp, string, 'organic' | 'social'])[] = [
  [/(?:^|\.)google\.[a-z.]{2,6}$/, 'google', 'organic'],
  [/(?:^|\.)bing\.com$/, 'bing', 'organic'],
  [/(?:^|\.)coccoc\.com$/, 'coccoc', 'organic'],
  [/(?:^|\.)duckduckgo\.com$/, 'duckduckgo', 'organic'],
  [/(?:^|\.)search\.yahoo\.com$/, 'yahoo', 'organic'],
  [/(?:^|\.)facebook\.com$/, 'facebook', 'social'],
  [/(?:^|\.)instagram\.com$/, 'instagram', 'social'],
  [/(?:^|\.)zalo\.me$/, 'zalo', 'social'],
  [/(?:^|\.)linkedin\.com$|^lnkd\.in$/, 'linkedin', 'social'],
  [/(?:^|\.)youtube\.com$/, 'youtube', 'social'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok', 'social'],
  [/^(?:t\.co|x\.com|twitter\.com)$/, 'x', 'social'],
];

const EMAIL = /@|%40/;
/** Matches a Vietnamese telephone number, or a foreign one with a plus. */
const PHONE = /(?:^|\D)(?:\+?84|0)(?:[ .-]?\d){8,9}(?!\d)|\+(?:[ .-]?\d){8,15}(?!\d)/;

/**
 * The name of a campaign, source, medium or host in lower case; OTHER for one that looks like a person's e-mail
 * address or telephone number.
 */
function nameOf(value: string): string {
  const text = cleanLine(value).toLowerCase();
  if (EMAIL.test(text) || PHONE.test(text)) return OTHER;
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N} ._+|/:-]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

function placeOf(host: string): Omit<Origin, 'campaign'> {
  const plain = nameOf(host).replace(/^www\./, '');
  if (!plain) return DIRECT_ORIGIN;
  const place = known.find(([pattern]) => pattern.test(plain));
  return place ? { source: place[1], medium: place[2] } : { source: plain, medium: 'referral' };
}

/** The origin under which a visit is counted: the campaign in the URL has priority over the referring site. */
export function originOf(from: ReportedOrigin | null): Origin {
  if (!from) return unknownOrigin;
  const place = placeOf(from.referrer);
  const source = nameOf(from.source);
  return {
    source: source || place.source,
    medium: nameOf(from.medium) || (source ? NONE : place.medium),
    campaign: nameOf(from.campaign),
  };
}

const isEverydayPlace = ({ source, medium }: Origin): boolean =>
  (source === DIRECT && medium === NONE) ||
  source === UNKNOWN ||
  known.some(([, name, way]) => name === source && (way === medium || medium === 'cpc'));

/** Whether an origin is one of the few known ones: without a campaign, and direct, unknown or from a known site. */
export const isEverydayOrigin = (origin: Origin): boolean =>
  origin.campaign === '' && isEverydayPlace(origin);

/**
 * The reduced form of an origin, used when there are too many origins: without its campaign, and without its source
 * and medium unless they are known ones.
 */
export const withoutCampaign = (origin: Origin): Origin =>
  isEverydayPlace(origin) ? { ...origin, campaign: OTHER } : otherOrigin;
