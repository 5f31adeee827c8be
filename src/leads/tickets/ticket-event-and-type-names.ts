import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';

/** The ids of a ticket's event and type, as the admin passes them; anything but a number counts as none. */
type DocumentRef = { event: unknown; type: unknown };

/** The names of a ticket's event and type, in one language with fallback to the other; '' for none or a deleted one. */
export async function ticketEventAndTypeNames(
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
