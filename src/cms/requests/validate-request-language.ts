import { defaultLocale, isLocale } from '@/i18n/locales';

const everyLanguage = ['all', '*'];

const unknownLanguage = (): Response =>
  Response.json({ errors: [{ message: 'Unknown locale: vi, en or all.' }] }, { status: 400 });

/**
 * Validates the language of a request to the CMS, and adds the default language where the request names none. The CMS
 * itself adds the default only where a fallback language is configured, which is not so here, and fails on localized
 * blocks without a language.
 * @returns the answer 400 for an unknown language
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
