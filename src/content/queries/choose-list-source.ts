import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { readThroughCache } from '../read-through-content-cache';
import type { Entry, ListName, SpecListName } from '../graphql-contract/contract-types';
import { specTypes } from '../graphql-contract/types-in-specification';
import { payloadQueries } from './payload/lists-from-payload';
import { tagOf, type ListQueries } from './list-source-interface';
import { remoteQueries } from './remote/lists-from-remote-server';

const isSpecList = (name: ListName): name is SpecListName => Object.hasOwn(specTypes, name);

/**
 * The source of a list: the remote server of `CMS_URL` for the five lists of D6, if it is set; the CMS of this process
 * for all others.
 */
export function queriesFor(name: ListName): ListQueries {
  const url = isSpecList(name) ? env().CMS_URL : undefined;
  return url ? remoteQueries(url) : payloadQueries;
}

/**
 * Every published entry of a list, for a page; cached until the list is saved in this CMS, or for the list's `life`.
 * Null when the remote server fails to deliver the list: the page then shows a note in its place.
 * @throws what the CMS of this process throws
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
