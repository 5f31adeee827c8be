import type { Locale } from '@/i18n/locales';
import { isPublished } from '@/i18n/published-paths-by-language';
import { redirectOf } from '@/i18n/follow-redirects';
import { getT } from '@/i18n/server-translations';
import type { ListName } from '../../graphql-contract/contract-table';
import type { CheckedEntry } from './check-remote-entries';

/** The contact page for an event that has no page here. */
const ASKING = '/contact';

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Whether the link's target exists; while the published URLs are unknown, every URL counts as published. */
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
 * Events of another server: its contract has no pages for them, and the targets of their buttons may not
 * exist here. Such a card links to the contact page (ADR-0041).
 */
export const withEventLinks = (
  name: ListName,
  locale: Locale,
  entries: CheckedEntry[],
): CheckedEntry[] =>
  name === 'aiEvents' || name === 'eventPages'
    ? entries.map((entry) => leading(entry, locale))
    : entries;
