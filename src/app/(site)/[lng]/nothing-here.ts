import { draftMode, headers } from 'next/headers';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { splitLocale } from '@/i18n/locales';
import { ASKED_ADDRESS, redirectedUrl, redirectOf } from '@/i18n/redirects';

/**
 * Ends a page that is neither live nor, for who may see it, a draft. A browser that looks at drafts came
 * past the redirects of the proxy, which does not know the drafts: it is sent on here.
 */
export async function nothingHere(): Promise<never> {
  const { isEnabled } = await draftMode();
  const asked = isEnabled ? URL.parse((await headers()).get(ASKED_ADDRESS) ?? '') : null;
  if (!asked) notFound();
  const { locale, path } = splitLocale(asked.pathname);
  const known = redirectOf(locale, path);
  if (!known) notFound();
  const url = redirectedUrl(known, asked);
  const target = url.origin === asked.origin ? url.href.slice(url.origin.length) : url.href;
  if (known.permanent) permanentRedirect(target);
  redirect(target);
}
