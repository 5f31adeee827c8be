import type { Locale } from '@/i18n/locales';
import { mentionsReplyTime, fillMinutes } from '@/lib/reply-time-placeholder';
import { listOffices } from './site-settings';

/**
 * Replaces the placeholder for the promised reply time in content by the number of minutes. This is done after the
 * cache, so that the content stays cached when the number changes.
 */
export async function fillReplyTime<T>(value: T, locale: Locale): Promise<T> {
  if (!mentionsReplyTime(value)) return value;
  const { office } = await listOffices(locale);
  return fillMinutes(value, office.promiseMinutes);
}
