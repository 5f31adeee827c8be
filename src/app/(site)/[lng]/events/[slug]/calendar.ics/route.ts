import { getEvent } from '@/content/entries/event-pages';
import { isLocale } from '@/i18n/locales';
import { eventCalendar } from '@/site/seo/event-calendar';
import { machineAnswer, machineNotFound } from '@/site/seo/machine-answer';

type Context = { params: Promise<{ lng: string; slug: string }> };

export const dynamic = 'force-dynamic';

/** The event for a reader's calendar; nothing while it has no day. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng, slug } = await params;
  const page = isLocale(lng) ? await getEvent({ locale: lng, slug, draft: false }) : null;
  const file = page && eventCalendar(page);
  if (!file) return machineNotFound();
  const headers = { 'content-disposition': `attachment; filename="${slug}.ics"` };
  return machineAnswer('text/calendar', file, headers);
}
