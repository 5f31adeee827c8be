import { defaultLocale, isLocale } from '@/i18n/locales';

const everyLanguage = ['all', '*'];

const unknownLanguage = (): Response =>
  Response.json({ errors: [{ message: 'Unknown locale: vi, en or all.' }] }, { status: 400 });

/**
 * A request of the CMS in a language it knows: the default one where it names none. The CMS itself does so
 * only for sites that fall back to another language (ours never does), and fails on localized blocks instead.
 *
 * @returns the answer 400 for a language that there is not
 */
export function inKnownLanguage(request: Request): Request | Response {
  const address = new URL(request.url);
  const named = address.searchParams.get('locale');
  if (named) {
    return isLocale(named) || everyLanguage.includes(named) ? request : unknownLanguage();
  }
  address.searchParams.set('locale', defaultLocale);
  return new Request(address, request);
}
