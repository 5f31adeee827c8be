import type { Locale } from '@/i18n/locales';
import { contractTypes, type Entry, type ListName } from '../contract/table';
import { listTag, platformsTag } from '../tags';

/** Where whole lists of published entries are read: the CMS of this process, or another server. */
export type ListQueries = {
  /**
   * Every published entry of a list in one language, in the order of the specification (§7).
   *
   * @throws ContentError when another server does not give the list, or not in time, and never did
   */
  list: <Name extends ListName>(name: Name, locale: Locale) => Promise<Entry<Name>[]>;
  /** How long, in seconds, pages may keep a list; undefined where a save refreshes it. */
  life?: number;
};

/** Under which a list is cached, and with it the pages that show it. */
export const tagOf = (name: ListName, locale: Locale): string =>
  name === 'platforms' ? platformsTag(locale) : listTag(contractTypes[name].collection, locale);
