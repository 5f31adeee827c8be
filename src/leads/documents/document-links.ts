import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { otherLocale, type Locale } from '@/i18n/locales';
import { databaseOf } from '@/lib/payload-database';
import type { PrivateDocument } from '@/payload-types';
import type { Session } from '@/lib/payload-database';
import { readToken, signToken } from '../model/signed-link-tokens';

/** For how many hours a link to a document is valid; the next constant limits its uses. */
export const LINK_HOURS = 72;
export const MAX_USES = 10;

/** The file of a slug in a language, falling back to the other language. */
export async function findDocument(
  payload: Payload,
  req: PayloadRequest,
  slug: string,
  locale: Locale,
): Promise<PrivateDocument | null> {
  const { docs } = await payload.find({
    collection: 'private-documents',
    where: { slug: { equals: slug } },
    depth: 0,
    pagination: false,
    req,
  });
  const inLanguage = (wanted: Locale) => docs.find((file) => file.locale === wanted);
  return inLanguage(locale) ?? inLanguage(otherLocale(locale)) ?? null;
}

/**
 * Grants a lead the download of a document, in the caller's transaction. The link's lifetime starts at once. For a
 * held lead it starts again when the lead is released.
 */
export async function grantLink(
  session: Session,
  leadId: number,
  documentId: number,
): Promise<void> {
  await session.execute(sql`
    INSERT INTO document_links (lead_id, document_id, expires_at, uses, most_uses, created_at, updated_at)
    VALUES (${leadId}, ${documentId}, now() + make_interval(hours => ${LINK_HOURS}), 0, ${MAX_USES},
            now(), now())`);
}

/** The path at which a granted document is downloaded. */
export function documentPath(
  link: { id: number; expiresAt?: string | null },
  locale: Locale,
): string {
  const token = signToken('document', link.id, Date.parse(link.expiresAt ?? ''));
  return `/api/documents/${token}?lng=${locale}`;
}

export type Refusal = 'expired' | 'used-up' | 'unknown';

/**
 * Returns the document of a link and counts the use; with `peek` it counts nothing. Concurrent requests never exceed
 * the limit of uses.
 */
export async function redeemLink(
  payload: Payload,
  text: string,
  { peek = false } = {},
): Promise<{ documentId: number } | { refusal: Refusal }> {
  const token = readToken(text);
  if (token?.purpose !== 'document') return { refusal: 'unknown' };
  if (token.isExpired) return { refusal: 'expired' };
  const { drizzle } = databaseOf(payload);
  const { rows } = await drizzle.execute<{ document_id: number }>(sql`
    UPDATE document_links SET uses = uses + ${peek ? 0 : 1}, updated_at = now()
    WHERE id = ${token.id} AND uses < most_uses AND expires_at > now()
    RETURNING document_id`);
  if (rows[0]) return { documentId: rows[0].document_id };
  const link = await payload.findByID({
    collection: 'document-links',
    id: token.id,
    depth: 0,
    disableErrors: true,
  });
  if (!link) return { refusal: 'unknown' };
  return { refusal: link.uses >= link.mostUses ? 'used-up' : 'expired' };
}
