import { stringifySetCookie } from 'cookie';
import type { Payload } from 'payload';
import { localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { documentPath } from '../documents/document-links';
import type { FormKind } from '../schema/form-definitions';
import { ticketView, type TicketView } from '../tickets/ticket-page-data';
import { NO_SCRIPT } from '../model/suspicion-labels';
import { readToken, signToken } from '../model/signed-link-tokens';

/** The cookie by which the thank-you page finds the result of the form: a signed id, without personal data. */
export const RECEIPT_COOKIE = 'form_receipt';
const MAX_AGE_SECONDS = 2 * 60 * 60;

/** The Set-Cookie value of the response to a stored form. */
export function receiptCookie(leadId: number): string {
  return stringifySetCookie({
    name: RECEIPT_COOKIE,
    value: signToken('receipt', leadId, Date.now() + MAX_AGE_SECONDS * 1000),
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
  });
}

/** The result of a form that its sender may see. */
export type Receipt = {
  kind: FormKind;
  /** The link to the requested document; null for other forms, and while a suspected lead is held for review. */
  document: { title: string; href: string } | null;
  /** The registration; null for other forms. `href`: its page; null while only the ticket's mail may link to it. */
  ticket: (TicketView & { href: string | null }) | null;
  /**
   * Who has to confirm a held form before anything follows from it: its sender, because it was sent without JavaScript,
   * or a colleague, because it looks automated for another reason. Null for a form that is not held.
   */
  waitsFor: 'sender' | 'colleague' | null;
};

/** Reads the cookie of {@link receiptCookie}; null when it is missing, expired or forged, or its lead was deleted. */
export async function findReceipt(
  payload: Payload,
  cookie: string | undefined,
  locale: Locale,
): Promise<Receipt | null> {
  const pointer = cookie ? readToken(cookie) : null;
  if (pointer?.purpose !== 'receipt' || pointer.isExpired) return null;
  const lead = await payload.findByID({
    collection: 'leads',
    id: pointer.id,
    depth: 0,
    disableErrors: true,
    select: { kind: true, suspicion: true, releasedAt: true },
  });
  if (!lead) return null;
  const isHeld = Boolean(lead.suspicion) && !lead.releasedAt;
  const waitsFor = lead.suspicion === NO_SCRIPT ? 'sender' : 'colleague';
  return {
    kind: lead.kind,
    document: isHeld ? null : await documentOf(payload, lead.id, locale),
    ticket: await ticketOf(payload, lead.id, locale),
    waitsFor: isHeld ? waitsFor : null,
  };
}

async function documentOf(payload: Payload, leadId: number, locale: Locale) {
  const { docs } = await payload.find({
    collection: 'document-links',
    where: { lead: { equals: leadId } },
    sort: '-id',
    limit: 1,
    depth: 1,
  });
  const link = docs[0];
  if (!link || typeof link.document === 'number') return null;
  return { title: link.document.title, href: documentPath(link, locale) };
}

async function ticketOf(payload: Payload, leadId: number, locale: Locale) {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { lead: { equals: leadId } },
    limit: 1,
    depth: 0,
    select: {},
  });
  if (!docs[0]) return null;
  const token = signToken('ticket', docs[0].id);
  const view = await ticketView(payload, token, locale);
  if (!view) return null;
  return { ...view, href: view.isForMailOnly ? null : localizedPath(locale, `/tickets/${token}`) };
}
