import { cleanLine } from '@/leads/schema/text';
import { LONGEST_NAME, type ReportedOrigin } from './report';

/** How a visit came, as it is counted and shown. */
export type Origin = { source: string; medium: string; campaign: string };

/** Names in brackets are ours: what a campaign's address says loses its brackets. */
export const DIRECT = '(direct)';
export const NONE = '(none)';
/** A page was reloaded in the middle of a visit. */
export const UNKNOWN = '(unknown)';
/** Left out for what it is, or because there are too many. */
export const OTHER = '(other)';

const unknownOrigin: Origin = { source: UNKNOWN, medium: UNKNOWN, campaign: '' };
export const otherOrigin: Origin = { source: OTHER, medium: OTHER, campaign: OTHER };
const DIRECT_ORIGIN = { source: DIRECT, medium: NONE };

/** Hosts that people search with, and where they talk to each other; both under one name. */
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
/** A Vietnamese number, or one of any country that is written with its plus. */
const PHONE = /(?:^|\D)(?:\+?84|0)(?:[ .-]?\d){8,9}(?!\d)|\+(?:[ .-]?\d){8,15}(?!\d)/;

/** A name out of a campaign's address, in small letters; what reads like a person's address is not kept. */
function nameOf(value: string): string {
  const text = cleanLine(value).toLowerCase();
  if (EMAIL.test(text) || PHONE.test(text)) return OTHER;
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N} ._+|/:-]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}

function placeOf(host: string): Omit<Origin, 'campaign'> {
  const plain = nameOf(host).replace(/^www\./, '');
  if (!plain) return DIRECT_ORIGIN;
  const place = known.find(([pattern]) => pattern.test(plain));
  return place ? { source: place[1], medium: place[2] } : { source: plain, medium: 'referral' };
}

/** The origin that is counted: what the address says of its campaign comes first, then the other site. */
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

/** Without a campaign, and from nowhere or one of the places that we know: there are few of them. */
export const isEverydayOrigin = (origin: Origin): boolean =>
  origin.campaign === '' && isEverydayPlace(origin);

/** What is left of an origin when it is one too many: the place, if it is a well-known one. */
export const withoutCampaign = (origin: Origin): Origin =>
  isEverydayPlace(origin) ? { ...origin, campaign: OTHER } : otherOrigin;
