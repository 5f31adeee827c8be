import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { readThroughCache } from '../cache';
import type { Entry, ListName, SpecListName } from '../contract/table';
import { specTypes } from '../contract/types-spec';
import { embeddedQueries } from './embedded/lists';
import { tagOf, type ListQueries } from './list-queries';
import { remoteQueries } from './remote/remote';

const isSpecList = (name: ListName): name is SpecListName => Object.hasOwn(specTypes, name);

/** Who answers for a list: the server of `CMS_URL` for the five lists of D6, otherwise the CMS of this process. */
export function queriesFor(name: ListName): ListQueries {
  const url = isSpecList(name) ? env().CMS_URL : undefined;
  return url ? remoteQueries(url) : embeddedQueries;
}

/**
 * Every published entry of a list, for a page, kept until the list changes. Null while another server has yet to
 * give it: the page goes without it, and says so in its place. Our own CMS has to answer: a page without its
 * content is none.
 */
export function listForPage<Name extends ListName>(
  name: Name,
  locale: Locale,
): Promise<Entry<Name>[] | null> {
  const { list, life } = queriesFor(name);
  return readThroughCache<Entry<Name>[] | null>({
    key: ['list', name, locale],
    tags: [tagOf(name, locale)],
    read: () =>
      list(name, locale).catch((error: unknown) => {
        if (life === undefined) throw error;
        return null;
      }),
    life,
    isEmpty: (entries) => entries === null || entries.length === 0,
  });
}
