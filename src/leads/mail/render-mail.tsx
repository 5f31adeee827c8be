import { cleanLine } from '../schema/clean-text';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { documentHtml } from '@/lib/render-static-html';
import { brand } from '../../../brand.config';
import type { RenderedMail } from '../model/rendered-mail-type';
import { MailDocument } from './mail-html-document';
import type { MailPage } from './mail-content-types';
import { mailText } from './plain-text-of-mail';
import { fill } from './mail-placeholders';

/** The template of one kind of mail in one language, with its placeholders. */
export type MailTemplateText = {
  subject: string;
  heading: string;
  body: string;
  button?: string | null;
  closing?: string | null;
};

/** The values of one mail beyond its template. */
export type MailDraft = {
  values: Readonly<Record<string, string>>;
  details?: MailPage['details'];
  links?: MailPage['links'];
  /** The URL to which the mail's button leads. */
  href?: string;
  /** The link to withdraw the consent to marketing mails, or to unsubscribe from the newsletter. */
  withdrawalHref?: string;
  /** The link to the page on which leads request a copy or an erasure of their data, or withdraw all consent. */
  privacyHref?: string;
  picture?: MailPage['picture'];
};

const MAX_SUBJECT_LENGTH = 200;

/** The brand's telephone number with no-break spaces, so that it stays on one line on a narrow screen. */
const phone = brand.phone.replaceAll(' ', '\u00a0');

const always = { 'brand.name': brand.name, 'brand.email': brand.email, 'brand.phone': phone };

/** Renders a mail from its template: subject on one line, text and HTML with the same content. */
export function renderMail(
  template: MailTemplateText,
  draft: MailDraft,
  locale: Locale,
): RenderedMail {
  const t = getT(locale, 'mails');
  const values = { ...always, ...draft.values };
  const say = (text: string | null | undefined) => fill(text ?? '', values).trim();
  const page: MailPage = {
    locale,
    title: say(template.heading),
    body: say(template.body),
    details: draft.details ?? [],
    closing: say(template.closing),
    footer: t('footer', { legalName: brand.legalName, email: brand.email, phone }),
    ...(draft.href && template.button
      ? { button: { text: say(template.button), href: draft.href } }
      : {}),
    ...(draft.withdrawalHref
      ? { withdrawal: { text: t('withdraw'), href: draft.withdrawalHref } }
      : {}),
    ...(draft.privacyHref ? { privacy: { text: t('privacy'), href: draft.privacyHref } } : {}),
    ...(draft.links ? { links: draft.links } : {}),
    ...(draft.picture ? { picture: draft.picture } : {}),
  };
  return {
    // The subject has no line breaks: they would start another header (header injection).
    subject: cleanLine(say(template.subject)).slice(0, MAX_SUBJECT_LENGTH).toWellFormed(),
    text: mailText(page, brand.name),
    html: documentHtml(<MailDocument page={page} sender={brand.name} />),
  };
}
