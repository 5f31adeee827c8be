import type { ComponentProps } from 'react';
import { cms } from '@/content/register-cms-instance';
import { getT } from '@/i18n/server-translations';
import { readToken } from '@/leads/model/signed-link-tokens';
import { isPrivacyAction, privacyActions } from '@/leads/privacy/privacy-link-actions';
import { ticketView } from '@/leads/tickets/ticket-page-data';
import { brand } from '../../../brand.config';
import { LinkTemplate } from '../templates/mail-link-page-template';
import type { PageRequest, PageResult, Route } from './route-types';

type LinkView = Omit<ComponentProps<typeof LinkTemplate>, 'locale' | 'frame' | 'path'>;

/**
 * A page behind a link in a mail: never indexed, and its secret URL is never sent to other sites (Referrer-Policy).
 */
const linkPage = ({ locale, path }: PageRequest, shown: LinkView): PageResult => ({
  page: {
    locale,
    metadata: {
      title: getT(locale, 'links')('metaTitle'),
      robots: { index: false, follow: false },
      referrer: 'no-referrer',
    },
    body: (frame) => <LinkTemplate locale={locale} frame={frame} path={path} {...shown} />,
  },
});

function invalid(asked: PageRequest): PageResult {
  const t = getT(asked.locale, 'links');
  const text = t('invalid.text', { phone: brand.phone });
  return linkPage(asked, { title: t('invalid.title'), text });
}

export const ticketPage: Route = async (asked, token = '') => {
  const { locale } = asked;
  const ticket = await ticketView(await cms(), token, locale);
  if (!ticket) return invalid(asked);
  const t = getT(locale, 'links');
  const fields = { token, lng: locale };
  const accept = {
    action: '/api/tickets/accept',
    fields,
    text: t('ticket.accept'),
    isMain: true,
  };
  const cancel = {
    action: '/api/tickets/cancel',
    fields,
    text: t('ticket.cancel'),
    hint: t('ticket.cancelHint'),
    isMain: false,
  };
  return linkPage(asked, {
    title: ticket.title,
    text: ticket.text,
    details: ticket.details,
    qr: ticket.qr,
    ...(ticket.isFree ? {} : { note: t('ticket.noPayment') }),
    links: [
      ...(ticket.calendarHref ? [{ href: ticket.calendarHref, text: t('ticket.calendar') }] : []),
      { href: ticket.eventHref, text: t('ticket.event') },
    ],
    actions: [...(ticket.canAccept ? [accept] : []), ...(ticket.canCancel ? [cancel] : [])],
  });
};

const outcomes = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
  withdraw: 'withdrawn',
} as const;

export const newsletterPage: Route = async (asked, token = '') => {
  const { locale, url } = asked;
  const t = getT(locale, 'links');
  const purpose = readToken(token)?.purpose;
  if (purpose !== 'confirm' && purpose !== 'unsubscribe' && purpose !== 'withdraw') {
    return invalid(asked);
  }
  if (url.searchParams.get('done') === 'true') {
    const outcome = outcomes[purpose];
    const title = t(`newsletter.${outcome}.title`);
    return linkPage(asked, { title, text: t(`newsletter.${outcome}.text`) });
  }
  const confirm = {
    action: `/api/newsletter/${token}`,
    fields: { lng: locale },
    text: t(`newsletter.${purpose}.button`),
    isMain: true,
  };
  return linkPage(asked, {
    title: t(`newsletter.${purpose}.title`),
    text: t(`newsletter.${purpose}.text`),
    actions: [confirm],
  });
};

/**
 * The page behind the privacy link in mails: a person withdraws a consent, or requests a copy or the erasure of their
 * data.
 */
export const privacyPage: Route = async (asked, token = '') => {
  const { locale, url } = asked;
  const t = getT(locale, 'links');
  const pointer = readToken(token);
  if (pointer?.purpose !== 'privacy' || pointer.isExpired) return invalid(asked);
  const done = url.searchParams.get('done') ?? undefined;
  if (isPrivacyAction(done)) {
    const title = t(`privacy.done.${done}.title`);
    return linkPage(asked, { title, text: t(`privacy.done.${done}.text`) });
  }
  return linkPage(asked, {
    title: t('privacy.title'),
    text: t('privacy.text'),
    links: [],
    actions: privacyActions.map((action) => ({
      action: `/api/privacy/${token}`,
      fields: { lng: locale, action },
      text: t(`privacy.${action}`),
      hint: t(`privacy.${action}Hint`),
      isMain: action === 'withdraw',
    })),
  });
};
