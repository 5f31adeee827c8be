import { isBrowserNamespace } from '@/i18n/browser-namespaces';
import { isLocale } from '@/i18n/locales';
import { resources } from '@/i18n/message-resources';

type Context = { params: Promise<{ lng: string; namespace: string }> };

const headers = { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' };

/** GET: one namespace of the interface copy in one language, for browsers that need a text (spec §7). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng, namespace } = await params;
  if (!isLocale(lng) || !isBrowserNamespace(namespace)) {
    const message = 'There are no such messages.';
    return Response.json({ code: 'NOT_FOUND', message }, { status: 404 });
  }
  return Response.json(resources[lng][namespace], { headers });
}
