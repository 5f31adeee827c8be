import type { Locale } from '@/i18n/locales';
import { contractTypes, type Entry, type ListName } from '../graphql-contract/contract-types';
import { listTag, platformsTag } from '../cache-tags';

/** A source of whole lists of published entries: the CMS of this process, or another server. */
export type ListQueries = {
  /**
   * Reads every published entry of a list in one language, in the order of its `ContractType.sort`.
   * @throws ContentError when the remote server fails to deliver the list in time and has never delivered it
   */
  list: <Name extends ListName>(name: Name, locale: Locale) => Promise<Entry<Name>[]>;
  /** For how many seconds a list may be cached; undefined for lists of this CMS, which a save refreshes. */
  life?: number;
};

/** The cache tag of a list and of the pages that show it. */
export const tagOf = (name: ListName, locale: Locale): string =>
  name === 'platforms' ? platformsTag(locale) : listTag(contractTypes[name].collection, locale);
