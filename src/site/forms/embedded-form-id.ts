import type { FormKind } from '@/leads/schema/form-definitions';
import { env } from '@/lib/env';

/**
 * The id of the provider's form that replaces the site's own form, where one is configured: on the demo page and the
 * list of events (spec §4). Null everywhere else.
 */
export function embeddedFormId(kind: FormKind, page: string): string | null {
  const { EMBED_FORM_SCRIPT_URL, EMBED_FORM_PORTAL_ID, ...ids } = env();
  if (!EMBED_FORM_SCRIPT_URL || !EMBED_FORM_PORTAL_ID) return null;
  if (kind === 'book-demo') return ids.EMBED_FORM_ID_BOOK_DEMO ?? null;
  if (page === '/events' && kind === 'newsletter') return ids.EMBED_FORM_ID_EVENT_LISTING ?? null;
  return null;
}
