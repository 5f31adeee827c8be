import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';

/** The facts of an event that mails and calendar files show, in one language. */
export type EventFacts = {
  slug: string;
  title: string;
  place: string;
  startsAt: Date | null;
  endsAt: Date | null;
  /** The start as text: `lúc 09:00 Thứ Năm, 3 tháng 12, 2026 (giờ Việt Nam)`; empty while there is no date (D22). */
  when: string;
};

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null);

/** A time as text in the reader's language, in Vietnam time with the zone named (D22). */
export function zonedMoment(moment: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: OFFICE_ZONE,
  }).format(moment);
  return getT(locale, 'mails')('inZone', { moment: text });
}

/** Reads the facts of an event, also one that is not published or is in the trash: it still has ticket holders. */
export async function eventFacts(
  payload: Payload,
  id: number,
  locale: Locale,
): Promise<EventFacts> {
  const event = await payload.findByID({
    collection: 'event-pages',
    id,
    trash: true,
    locale,
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 0,
  });
  const startsAt = dateOf(event.leadMagnetDateTime);
  return {
    slug: event.slug,
    title: event.banner?.title ?? event.slug,
    place: event.place ?? '',
    startsAt,
    endsAt: dateOf(event.endsAt),
    when: startsAt ? zonedMoment(startsAt, locale) : '',
  };
}
