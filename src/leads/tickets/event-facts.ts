import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { OFFICE_ZONE } from '@/lib/office-hours';

/** What a mail and a calendar say about an event, in one language. */
export type EventFacts = {
  slug: string;
  title: string;
  place: string;
  startsAt: Date | null;
  endsAt: Date | null;
  /** `thứ Năm, 3 tháng 12, 2026 lúc 09:00 (giờ Việt Nam)`; empty while no date is set (D22). */
  when: string;
};

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null);

/** A moment as a reader in Viet Nam writes it, with the zone named. */
export function zonedMoment(moment: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: OFFICE_ZONE,
  }).format(moment);
  return getT(locale, 'mails')('inZone', { moment: text });
}

/** The facts of an event, published or deleted: who holds a ticket is told in any case. */
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
