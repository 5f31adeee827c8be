import type { FormKind } from '@/leads/schema/form-definitions';
import { env } from '@/lib/env';

/**
 * The id of the provider's form that replaces the site's own form (spec §4), where one is configured for the demo form
 * or for the newsletter form on the list of events; null for all others.
 */
export function embeddedFormId(kind: FormKind, page: string): string | null {
  const { EMBED_FORM_SCRIPT_URL, EMBED_FORM_PORTAL_ID, ...ids } = env();
  if (!EMBED_FORM_SCRIPT_URL || !EMBED_FORM_PORTAL_ID) return null;
  if (kind === 'book-demo') return ids.EMBED_FORM_ID_BOOK_DEMO ?? null;
  if (page === '/events' && kind === 'newsletter') return ids.EMBED_FORM_ID_EVENT_LISTING ?? null;
  return null;
}
