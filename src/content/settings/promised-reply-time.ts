import type { Locale } from '@/i18n/locales';
import { mentionsReplyTime, fillMinutes } from '@/lib/default-reply-time';
import { listOffices } from './site-settings';

/**
 * Fills the placeholder for the promised reply time in content with the number of minutes. Done after the cache, so
 * that the page is cached under its own tag and the number under that of the office hours.
 */
export async function fillReplyTime<T>(value: T, locale: Locale): Promise<T> {
  if (!mentionsReplyTime(value)) return value;
  const { office } = await listOffices(locale);
  return fillMinutes(value, office.promiseMinutes);
}
