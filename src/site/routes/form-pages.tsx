import { getEventDay, getTicketOffer } from '@/content/entries/read-ticket-offers';
import { cms } from '@/content/register-cms-instance';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { findReceipt, RECEIPT_COOKIE, type Receipt } from '@/leads/intake/form-receipt-cookie';
import {
  findRejectedSubmission,
  REJECTED_SUBMISSION_COOKIE,
} from '@/leads/intake/keep-rejected-form-input';
import { type FormKind, isFormKind } from '@/leads/schema/form-definitions';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import type { TicketStatus } from '@/leads/tickets/ticket-statuses';
import { FormReviewTemplate } from '../templates/rejected-form-template';
import { type Outcome, ThankYouTemplate } from '../templates/thank-you-template';
import type { PageRequest, Route } from './route-types';

/** The page shown after an invalid form without a script: it keeps the input and lists the errors. */
export const formReview: Route = async ({ locale, cookie }, kind = '') => {
  if (!isFormKind(kind)) return null;
  const stash = await findRejectedSubmission(await cms(), kind, cookie(REJECTED_SUBMISSION_COOKIE));
  const event = stash?.origin.event;
  const offer = event ? await getTicketOffer(locale, event) : null;
  return {
    page: {
      locale,
      metadata: {
        title: getT(locale, 'forms')('review.title'),
        robots: { index: false, follow: false },
      },
      body: (frame) => (
        <FormReviewTemplate kind={kind} locale={locale} stash={stash} offer={offer} frame={frame} />
      ),
    },
  };
};

/** The result of the form that the visitor's cookie names. The page works without it too. */
async function readReceipt(
  { locale, cookie }: PageRequest,
  kind: FormKind,
): Promise<Receipt | null> {
  const named = cookie(RECEIPT_COOKIE);
  const receipt = named ? await findReceipt(await cms(), named, locale) : null;
  return receipt?.kind === kind ? receipt : null;
}

/**
 * What the thank-you page says. A form without JavaScript waits for its sender to confirm it. Of a form that waits for
 * a colleague's review, and of one that no cookie names, the page says only what holds for any form.
 */
function saidAbout(kind: FormKind, outcome: Outcome, receipt: Receipt | null) {
  const waitsFor = receipt?.waitsFor ?? null;
  const isKnown = receipt !== null && waitsFor !== 'colleague';
  return { kind, waitsFor, outcome: isKnown ? outcome : ('received' as const) };
}

function metadataOf(locale: Locale, { kind, waitsFor, outcome }: ReturnType<typeof saidAbout>) {
  const t = getT(locale, 'forms');
  const title =
    waitsFor === 'sender'
      ? t(`thankYou.held.${kind}.title`).replace('\n', ' ')
      : t(`thankYou.${outcome}.meta`);
  return { title, robots: { index: false } };
}

export const thankYou =
  (kind: Exclude<FormKind, 'get-ticket'>): Route =>
  async (asked) => {
    const { locale } = asked;
    const receipt = await readReceipt(asked, kind);
    const said = saidAbout(kind, kind, receipt);
    return {
      page: {
        locale,
        metadata: metadataOf(locale, said),
        body: (frame) => (
          <ThankYouTemplate
            {...said}
            locale={locale}
            frame={frame}
            path={thankYouPath(kind, null)}
            document={receipt?.document ?? null}
          />
        ),
      },
    };
  };

/**
 * What became of the visitor's own ticket. The URL does not say it: tickets of several statuses have the same URL, and
 * a place may be confirmed, or lapse, after the page was shown.
 */
const outcomeOfTicket: Record<TicketStatus, Outcome> = {
  confirmed: 'get-ticket',
  unconfirmed: 'unconfirmed',
  waiting: 'waiting',
  offered: 'waiting',
  'checked-in': 'get-ticket',
  cancelled: 'received',
  held: 'get-ticket',
};

/** The thank-you page of an event registration, with the event's calendar file. */
export const ticketThankYou =
  (outcome: 'get-ticket' | 'waiting'): Route =>
  async (asked, slug = '') => {
    const { locale } = asked;
    const event = await getEventDay(locale, slug);
    if (!event) return null;
    const receipt = await readReceipt(asked, 'get-ticket');
    const ticket = receipt?.ticket ?? null;
    const path = thankYouPath('get-ticket', slug, outcome === 'waiting' ? 'waiting' : undefined);
    const now = ticket ? outcomeOfTicket[ticket.status] : outcome;
    const said = saidAbout('get-ticket', now, receipt);
    return {
      page: {
        locale,
        metadata: metadataOf(locale, said),
        body: (frame) => (
          <ThankYouTemplate
            {...said}
            locale={locale}
            frame={frame}
            path={path}
            event={event}
            ticket={said.waitsFor ? null : ticket}
          />
        ),
      },
    };
  };
