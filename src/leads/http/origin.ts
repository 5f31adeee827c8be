import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { touchControls, touchOf } from '../schema/touch';

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
 * How the sender came, by the address of the page the form stood on, as the hidden control a script would
 * have filled. Without JavaScript nothing copies it into the form, because the page is the same for everyone;
 * the browser still says where it was. Nothing when that address says nothing.
 */
export function touchOfPage(headers: Headers): Record<string, string> {
  const page = headers.get('referer') ?? '';
  if (!URL.canParse(page)) return {};
  const touch = touchOf(new URL(page), '', null);
  return Object.keys(touch.parameters).length > 0 ? touchControls(null, touch) : {};
}
