import type { Locale } from '@/i18n/locales';
import { isPublished } from '@/i18n/published-paths-by-language';
import { redirectOf } from '@/i18n/follow-redirects';
import { getT } from '@/i18n/server-translations';
import type { ListName } from '../../graphql-contract/contract-types';
import type { CheckedEntry } from './check-remote-entries';

/** The contact page, to which the card of an event without a page on this site links. */
const ASKING = '/contact';

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/**
 * Whether a link's target is external, or exists on this site as a page or redirect. While the published URLs are
 * unknown, every path counts as published.
 */
function arrives(locale: Locale, href: unknown): boolean {
  if (typeof href !== 'string') return false;
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/')) return true;
  const bare = path.replace(/(?<=.)\/+$/, '');
  return isPublished(locale, bare) !== false || redirectOf(locale, bare) !== undefined;
}

function leading({ attributes, ...entry }: CheckedEntry, locale: Locale): CheckedEntry {
  const { banner } = attributes;
  if (!isPart(banner)) return { ...entry, attributes };
  const href = isPart(banner.cta) ? banner.cta.href : null;
  if (arrives(locale, href)) return { ...entry, attributes };
  const cta = { text: getT(locale, 'events')('noTickets.button'), href: ASKING };
  return { ...entry, attributes: { ...attributes, banner: { ...banner, cta } } };
}

/**
 * Lets events of the remote server link to the contact page where their own link leads nowhere (ADR-0041): that server
 * has no pages for events, and the targets of its buttons may not exist on this site.
 */
export const withEventLinks = (
  name: ListName,
  locale: Locale,
  entries: CheckedEntry[],
): CheckedEntry[] =>
  name === 'aiEvents' || name === 'eventPages'
    ? entries.map((entry) => leading(entry, locale))
    : entries;
