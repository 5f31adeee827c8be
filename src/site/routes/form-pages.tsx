import { getEventDay, getTicketOffer } from '@/content/entries/read-ticket-offers';
import { cms } from '@/content/register-cms-instance';
import { getT } from '@/i18n/server-translations';
import { findReceipt, RECEIPT_COOKIE, type Receipt } from '@/leads/intake/form-receipt-cookie';
import {
  findRejectedSubmission,
  REJECTED_SUBMISSION_COOKIE,
} from '@/leads/intake/keep-rejected-form-input';
import { type FormKind, isFormKind } from '@/leads/schema/form-definitions';
import { thankYouPath } from '@/leads/schema/thank-you-path';
import { FormReviewTemplate } from '../templates/rejected-form-template';
import { ThankYouTemplate } from '../templates/thank-you-template';
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

const metadataOf = ({ locale }: PageRequest, outcome: FormKind | 'waiting' | 'unconfirmed') => ({
  title: getT(locale, 'forms')(`thankYou.${outcome}.meta`),
  robots: { index: false },
});

/** The thank-you page of a form's kind. */
export const thankYou =
  (kind: Exclude<FormKind, 'get-ticket'>): Route =>
  async (asked) => {
    const receipt = await readReceipt(asked, kind);
    return {
      page: {
        locale: asked.locale,
        metadata: metadataOf(asked, kind),
        body: (frame) => (
          <ThankYouTemplate
            locale={asked.locale}
            frame={frame}
            path={thankYouPath(kind, null)}
            outcome={kind}
            document={receipt?.document ?? null}
            isUnconfirmed={receipt?.isUnconfirmed ?? false}
          />
        ),
      },
    };
  };

/** The thank-you page of an event registration, with the event's calendar file. */
export const ticketThankYou =
  (outcome: 'get-ticket' | 'waiting'): Route =>
  async (asked, slug = '') => {
    const { locale } = asked;
    const event = await getEventDay(locale, slug);
    if (!event) return null;
    const receipt = await readReceipt(asked, 'get-ticket');
    const path = thankYouPath('get-ticket', slug, outcome === 'waiting' ? 'waiting' : undefined);
    // The ticket comes from the visitor's own receipt, so the URL is the same for everybody.
    const shown =
      outcome === 'get-ticket' && receipt?.ticket?.status === 'unconfirmed'
        ? 'unconfirmed'
        : outcome;
    return {
      page: {
        locale,
        metadata: metadataOf(asked, shown),
        body: (frame) => (
          <ThankYouTemplate
            locale={locale}
            frame={frame}
            path={path}
            outcome={shown}
            event={event}
            ticket={receipt?.ticket ?? null}
            isUnconfirmed={receipt?.isUnconfirmed ?? false}
          />
        ),
      },
    };
  };
