import type { Locale } from '@/i18n/locales';
import { namesPromise, sayMinutes } from '@/lib/promise';
import { listOffices } from './settings';

/**
 * Says the promised minutes wherever content leaves their number to the CMS. Done after the cache, so that
 * a page keeps its text under its own tag and the number under that of the office hours.
 */
export async function sayPromise<T>(value: T, locale: Locale): Promise<T> {
  if (!namesPromise(value)) return value;
  const { office } = await listOffices(locale);
  return sayMinutes(value, office.promiseMinutes);
}
