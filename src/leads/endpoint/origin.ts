import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { utmParameters } from '../schema/submission';

/**
 * Whether another site's page sent this form. Programs and old browsers that say nothing of where they
 * come from are let through; they hold no session that could be abused.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = headers.get('origin');
  if (!origin) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== headers.get('host') && host !== new URL(env().SITE_URL).host;
}

/** The sender's address as our own server found it; see TRUSTED_PROXIES. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}

/** The language of the page the form stood on, by its address. */
export function localeOfPage(headers: Headers): Locale {
  const page = headers.get('referer') ?? '';
  return URL.canParse(page) && /^\/en(\/|$)/.test(new URL(page).pathname) ? 'en' : 'vi';
}

/**
 * The campaign parameters in the address of the page the form stood on. Without JavaScript nothing copies
 * them into the form, because the page is the same for everyone; the browser still says where it was.
 */
export function campaignOf(headers: Headers): Record<string, string> {
  const page = headers.get('referer') ?? '';
  if (!URL.canParse(page)) return {};
  const query = new URL(page).searchParams;
  return Object.fromEntries(
    utmParameters.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
