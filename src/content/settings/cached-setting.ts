import type { Locale } from '@/i18n/locales';
import type { Setting } from '@/payload-types';
import { readThroughCache } from '../read-through-content-cache';
import { findSetting } from '../queries/payload/find-settings';
import { settingsTag } from '../cache-tags';

/**
 * One field of the site's settings in a language, cached until the settings are saved.
 *
 * @param key the name of the value in the cache
 * @param toValue converts the stored value, which may be empty
 */
export const cachedSetting = <Field extends keyof Setting, Value>(
  locale: Locale,
  key: string,
  field: Field,
  toValue: (stored: Setting[Field]) => Value,
): Promise<Value> =>
  readThroughCache({
    key: [key, locale],
    tags: [settingsTag(locale)],
    read: async () => toValue(await findSetting(locale, field)),
    isEmpty: () => false,
  });
