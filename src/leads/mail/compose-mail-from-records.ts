import type { Payload } from 'payload';
import { type Locale, localizedPath, storedLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import { idOfRelation } from '@/lib/id-of-relation';
import type { Lead, Mail } from '@/payload-types';
import { slaSettings } from '../sla/reply-time-settings';
import { documentPath } from '../documents/document-links';
import { zonedMoment } from '../tickets/event-facts-for-mails';
import { signToken } from '../model/signed-link-tokens';
import type { MailDraft } from './render-mail';
import { type Attachment, ticketDraft } from './compose-ticket-mail';

/** The records that a mail is about, from which its draft is read. */
type About = Pick<Mail, 'kind' | 'locale'> &
  Partial<Pick<Mail, 'lead' | 'ticket' | 'subscriber' | 'author'>>;

export type FullDraft = MailDraft & { attachments?: Attachment[]; listUnsubscribe?: string };

const absolute = (path: string): string => `${env().SITE_URL}${path}`;

/** The name with its salutation in the language: `chị Trần Thị Lan`, `Ms Trần Thị Lan`. */
export function addressed({ name, salutation }: Lead, locale: Locale): string {
  const t = getT(locale, 'mails');
  const bare = name ?? '';
  if (salutation === 'anh') return t('addressed.anh', { name: bare });
  if (salutation === 'chi') return t('addressed.chi', { name: bare });
  return bare === '' ? t('addressed.nobody') : bare;
}

/** The link to withdraw consent, for people who agreed to marketing mails in this lead. */
async function withdrawalOf(payload: Payload, lead: Lead, locale: Locale) {
  const { totalDocs } = await payload.count({
    collection: 'consents',
    where: {
      and: [
        { lead: { equals: lead.id } },
        { purpose: { equals: 'marketing' } },
        { granted: { equals: true } },
      ],
    },
  });
  if (totalDocs === 0) return {};
  const path = `/newsletter/${signToken('withdraw', lead.id)}`;
  return { withdrawalHref: absolute(localizedPath(locale, path)) };
}

/**
 * When a mail's privacy link expires: after 12 to 13 months, because a stolen old mailbox must not give access for
 * ever. It is the first day of a month, so that a letter that is posted again has identical text.
 */
function privacyLinkEnd(): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth() + 1, 1);
}

/** The link to the page on which leads manage their own data, in every mail to a lead. */
const privacyHref = (leadId: number, locale: Locale): string =>
  absolute(localizedPath(locale, `/privacy/${signToken('privacy', leadId, privacyLinkEnd())}`));

async function documentDraft(payload: Payload, lead: Lead, locale: Locale): Promise<FullDraft> {
  const { docs } = await payload.find({
    collection: 'document-links',
    where: { lead: { equals: lead.id } },
    sort: '-id',
    limit: 1,
    depth: 1,
  });
  const link = docs[0];
  if (!link || typeof link.document === 'number') return { values: {} };
  return {
    values: {
      document: link.document.title,
      deadline: zonedMoment(new Date(link.expiresAt ?? ''), locale),
      uses: String(link.mostUses),
    },
    href: absolute(documentPath(link, locale)),
  };
}

async function newsletterDraft(payload: Payload, mail: About): Promise<FullDraft> {
  const id = idOfRelation(mail.subscriber);
  if (id === null) return { values: {} };
  const locale = storedLocale(mail.locale);
  const { email } = await payload.findByID({ collection: 'subscribers', id, depth: 0 });
  const page = (purpose: 'confirm' | 'unsubscribe') =>
    absolute(localizedPath(locale, `/newsletter/${signToken(purpose, id)}`));
  const leadId = idOfRelation(mail.lead);
  const always = {
    values: { email },
    ...(leadId === null ? {} : { privacyHref: privacyHref(leadId, locale) }),
  };
  if (mail.kind === 'newsletter-confirm') return { ...always, href: page('confirm') };
  return {
    ...always,
    withdrawalHref: page('unsubscribe'),
    listUnsubscribe: absolute(`/api/newsletter/${signToken('unsubscribe', id)}`),
  };
}

/** The values of a mail that notifies the team of a lead: contact data, what the form is about, and the message. */
function teamDraft(lead: Lead, locale: Locale): FullDraft {
  const t = getT(locale, 'mails');
  const rows: [string, string | null | undefined][] = [
    [t('detail.name'), lead.name],
    [t('detail.email'), lead.email],
    [t('detail.phone'), lead.phone],
    [t('detail.company'), lead.company],
    [t('detail.event'), lead.event],
    [t('detail.document'), lead.document],
    [t('detail.position'), lead.position],
    [t('detail.message'), lead.description],
    [t('detail.page'), lead.page],
  ];
  return {
    values: { name: lead.name || lead.email || lead.phone || '', form: t(`form.${lead.kind}`) },
    details: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    href: absolute(`/admin/collections/leads/${lead.id}`),
  };
}

/** The values of a mail to the team about an ad lead with neither e-mail address nor phone. They contain no name. */
function refusedDraft(locale: Locale): FullDraft {
  const t = getT(locale, 'mails');
  return {
    values: { name: t('unreachable.name'), form: t('unreachable.form') },
    href: absolute('/admin/collections/ad-leads?where[status][equals]=refused'),
  };
}

/** The values of a reminder for the owner of a next step: the step and a link to its lead, without the lead's name. */
function stepDraft(lead: Lead, locale: Locale): FullDraft {
  return {
    values: {
      step: lead.nextStep ?? '',
      form: getT(locale, 'mails')(`form.${lead.kind}`),
      deadline: lead.nextStepAt ? zonedMoment(new Date(lead.nextStepAt), locale) : '',
    },
    href: absolute(`/admin/collections/leads/${lead.id}`),
  };
}

/**
 * The values of a mail to a colleague who is mentioned in a note: by whom, and a link to the lead. They contain
 * neither the lead's name nor the note.
 */
async function mentionDraft(payload: Payload, mail: About, lead: Lead): Promise<FullDraft> {
  const locale = storedLocale(mail.locale);
  const t = getT(locale, 'mails');
  const id = idOfRelation(mail.author);
  const author =
    id === null
      ? null
      : await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return {
    values: {
      author: author?.name || author?.email || t('mention.colleague'),
      form: t(`form.${lead.kind}`),
    },
    href: absolute(`/admin/collections/leads/${lead.id}`),
  };
}

/** The values of a mail to staff about a waiting lead: its form and time, no personal data. */
function alertDraft(lead: Lead, locale: Locale): FullDraft {
  return {
    values: {
      form: getT(locale, 'mails')(`form.${lead.kind}`),
      deadline: lead.dueAt ? zonedMoment(new Date(lead.dueAt), locale) : '',
    },
    href: absolute(`/admin/collections/leads/${lead.id}`),
  };
}

async function promiseOf(payload: Payload): Promise<Record<string, string>> {
  const { promiseMinutes } = await slaSettings(payload);
  return { 'promise.minutes': String(promiseMinutes) };
}

/** The values of a mail beyond its template, read from the records that the mail is about. */
export async function draftOf(payload: Payload, mail: About): Promise<FullDraft> {
  const locale = storedLocale(mail.locale);
  if (mail.kind === 'newsletter-confirm' || mail.kind === 'newsletter-welcome') {
    return newsletterDraft(payload, mail);
  }
  if (mail.kind === 'privacy-request' || mail.kind === 'privacy-late') {
    return { values: {}, href: absolute('/admin/collections/privacy-requests') };
  }
  const leadId = idOfRelation(mail.lead);
  if (leadId === null) return mail.kind === 'team-notice' ? refusedDraft(locale) : { values: {} };
  const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
  if (mail.kind === 'team-notice') return teamDraft(lead, locale);
  if (mail.kind === 'next-step') return stepDraft(lead, locale);
  if (mail.kind === 'mention') return mentionDraft(payload, mail, lead);
  if (mail.kind === 'lead-due-soon' || mail.kind === 'lead-late') return alertDraft(lead, locale);
  const ticketId = idOfRelation(mail.ticket);
  const about =
    mail.kind === 'document-link'
      ? await documentDraft(payload, lead, locale)
      : ticketId === null
        ? { values: {} }
        : await ticketDraft(payload, ticketId, mail.kind, locale);
  return {
    ...about,
    ...(await withdrawalOf(payload, lead, locale)),
    privacyHref: privacyHref(lead.id, locale),
    values: { ...about.values, ...(await promiseOf(payload)), name: addressed(lead, locale) },
  };
}
