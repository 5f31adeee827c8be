import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getEventDay } from '@/content/event-tickets';
import { getFrame } from '@/content/frame';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import { ThankYouTemplate } from '@/site/templates/thank-you-template';
import { readReceipt } from '../../form-thanks';

export type TicketThanksProps = { params: Promise<{ lng: string; slug: string }> };
type Outcome = 'get-ticket' | 'waiting';

export async function ticketThanksMetadata(
  { params }: TicketThanksProps,
  outcome: Outcome,
): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return { title: getT(lng, 'forms')(`thankYou.${outcome}.meta`), robots: { index: false } };
}

/** What somebody who registered for an event sees, with its day to put into a calendar. */
export async function ticketThanks({ params }: TicketThanksProps, outcome: Outcome) {
  const { lng, slug } = await params;
  const event = isLocale(lng) ? await getEventDay(lng, slug) : null;
  if (!isLocale(lng) || !event) notFound();
  const receipt = await readReceipt(lng, 'get-ticket');
  const path = thankYouPath('get-ticket', slug, outcome === 'waiting' ? 'waiting' : undefined);
  return (
    <ThankYouTemplate
      locale={lng}
      frame={await getFrame(lng)}
      path={path}
      outcome={outcome}
      event={event}
      ticket={receipt?.ticket ?? null}
    />
  );
}
