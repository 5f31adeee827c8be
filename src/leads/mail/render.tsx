import { cleanLine } from '../schema/text';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { documentHtml } from '@/lib/static-markup';
import { brand } from '../../../brand.config';
import type { RenderedMail } from '../model/rendered-mail';
import { MailDocument } from './mail-document';
import type { MailPage } from './mail-page';
import { mailText } from './mail-text';
import { fill } from './placeholders';

/** The words of one kind of mail in one language, as editors write them. */
export type MailTemplateText = {
  subject: string;
  heading: string;
  body: string;
  button?: string | null;
  closing?: string | null;
};

/** What one mail says beyond its template. */
export type MailDraft = {
  values: Readonly<Record<string, string>>;
  details?: MailPage['details'];
  links?: MailPage['links'];
  /** Where the button leads. */
  href?: string;
  /** Where the reader takes back the consent under which this came. */
  withdrawalHref?: string;
  /** Where the reader asks for a copy or erasure, or withdraws everything. */
  privacyHref?: string;
  picture?: MailPage['picture'];
};

const LONGEST_SUBJECT = 200;

/** On one line, however narrow the screen. */
const phone = brand.phone.replaceAll(' ', '\u00a0');

const always = { 'brand.name': brand.name, 'brand.email': brand.email, 'brand.phone': phone };

/** A mail from its template: subject on one line, text and HTML that say the same. */
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
    // A line break in a header would begin another header.
    subject: cleanLine(say(template.subject)).slice(0, LONGEST_SUBJECT).toWellFormed(),
    text: mailText(page, brand.name),
    html: documentHtml(<MailDocument page={page} sender={brand.name} />),
  };
}
