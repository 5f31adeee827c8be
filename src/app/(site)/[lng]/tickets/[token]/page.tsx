import { notFound } from 'next/navigation';
import { getFrame } from '@/content/frame';
import { cms } from '@/content/payload';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ticketView } from '@/leads/tickets/ticket-view';
import { LinkTemplate } from '@/site/templates/link-template';
import { brand } from '../../../../../../brand.config';

type Props = { params: Promise<{ lng: string; token: string }> };

// One holder's own: never kept by any cache.
export const dynamic = 'force-dynamic';

export { linkMetadata as generateMetadata } from '@/site/seo/link-metadata';

export default async function TicketPage({ params }: Props) {
  const { lng, token } = await params;
  if (!isLocale(lng)) notFound();
  const [ticket, frame] = await Promise.all([ticketView(await cms(), token, lng), getFrame(lng)]);
  const t = getT(lng, 'links');
  const page = { locale: lng, frame, path: `/tickets/${token}` };
  if (!ticket) {
    const text = t('invalid.text', { phone: brand.phone });
    return <LinkTemplate {...page} title={t('invalid.title')} text={text} />;
  }
  const fields = { token, lng };
  return (
    <LinkTemplate
      {...page}
      title={ticket.title}
      text={ticket.text}
      details={ticket.details}
      note={t('ticket.noPayment')}
      links={[
        ...(ticket.calendarHref ? [{ href: ticket.calendarHref, text: t('ticket.calendar') }] : []),
        { href: ticket.eventHref, text: t('ticket.event') },
      ]}
      actions={[
        ...(ticket.canAccept
          ? [{ action: '/api/tickets/accept', fields, text: t('ticket.accept'), isMain: true }]
          : []),
        ...(ticket.canCancel
          ? [
              {
                action: '/api/tickets/cancel',
                fields,
                text: t('ticket.cancel'),
                hint: t('ticket.cancelHint'),
                isMain: false,
              },
            ]
          : []),
      ]}
    />
  );
}
