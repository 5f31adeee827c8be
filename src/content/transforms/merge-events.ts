import { localizedPath, type Locale } from '@/i18n/locales';
import { pastFrom } from '@/lib/when-event-ends';
import type { EventItem, EventItems } from '../list-item-and-text-types';
import type { Attributes } from '../graphql-contract/contract-field-kinds';
import type { specTypes } from '../graphql-contract/types-in-specification';
import type { Entry } from '../graphql-contract/contract-types';

type Banner = NonNullable<Attributes<(typeof specTypes)['aiEvents']['fields']>['banner']>;

function toItem(
  key: string,
  banner: Omit<Banner, 'leadMagnetDateTime'> | null,
  locale: Locale,
): Omit<EventItem, 'startsAt' | 'endsAt' | 'place' | 'sample'> {
  const { title, description, thumbnail, cta } = banner ?? {};
  return {
    key,
    title: title ?? '',
    description: description ?? null,
    image: thumbnail ?? null,
    link: cta?.href ? { href: localizedPath(locale, cta.href), text: cta.text || null } : null,
  };
}

const time = (moment: string | null): number => (moment === null ? 0 : Date.parse(moment));

/**
 * Merges summits and event pages into one list: coming events soonest first, past ones latest first. An event that
 * exists as both is shown once, as its page.
 */
export function toEvents(
  { summits, pages }: { summits: Entry<'aiEvents'>[]; pages: Entry<'eventPages'>[] },
  locale: Locale,
  now: Date,
): EventItems {
  const withPage = new Set(pages.flatMap(({ attributes: { slug } }) => slug ?? []));
  const fromPages = pages.map(({ id, attributes: entry }): EventItem => {
    const item = toItem(`page-${id}`, entry.banner, locale);
    const own = entry.slug ? localizedPath(locale, `/events/${entry.slug}`) : null;
    return {
      ...item,
      link: own ? { href: own, text: null } : item.link,
      startsAt: entry.leadMagnetDateTime,
      endsAt: entry.endsAt,
      place: entry.place,
      sample: entry.sample ?? false,
    };
  });
  const fromSummits = summits
    .filter(({ attributes: { slug } }) => slug === null || !withPage.has(slug))
    .map(({ id, attributes: { banner, sample } }): EventItem => ({
      ...toItem(`summit-${id}`, banner, locale),
      startsAt: banner?.leadMagnetDateTime ?? null,
      endsAt: null,
      place: null,
      sample: sample ?? false,
    }));
  const events = [...fromPages, ...fromSummits].filter(({ title }) => title !== '');
  // An event without a date counts as coming.
  const isPast = ({ startsAt, endsAt }: EventItem) =>
    startsAt !== null && pastFrom(startsAt, endsAt) < now;
  const byStart = (one: EventItem, other: EventItem) =>
    (time(one.startsAt) || Infinity) - (time(other.startsAt) || Infinity) || 0;
  return {
    coming: events.filter((event) => !isPast(event)).toSorted(byStart),
    past: events.filter(isPast).toSorted((one, other) => byStart(other, one)),
  };
}
