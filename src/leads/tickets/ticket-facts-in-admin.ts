import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';

/** The id of an event or ticket type, or the whole document, as the admin passes it. */
type DocumentRef = { event: unknown; type: unknown };

/** The names of the event and type of a ticket, in one language with fallback to the other. Empty for deleted ones. */
export async function ticketFacts(
  payload: Payload,
  { event, type }: DocumentRef,
  locale: Locale,
): Promise<{ event: string; type: string }> {
  const asked = {
    locale,
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 0,
    disableErrors: true,
  } as const;
  const [page, ticketType] = await Promise.all([
    typeof event === 'number'
      ? payload.findByID({ collection: 'event-pages', id: event, trash: true, ...asked })
      : null,
    typeof type === 'number'
      ? payload.findByID({ collection: 'ticket-types', id: type, ...asked })
      : null,
  ]);
  return { event: page?.banner.title ?? page?.slug ?? '', type: ticketType?.name ?? '' };
}
