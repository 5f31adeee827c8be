import type { Locale } from '@/i18n/locales';
import type { Entry, ListName } from '../contract/table';
import { ownImage } from './addresses';
import { contractClient } from './remote/client';
import { lifeOf, remoteList } from './remote/remote';
import { embeddedSource } from './embedded/source';

const embedded = contractClient({
  source: embeddedSource,
  toImage: ownImage,
  ours: true,
  remote: false,
});

/** Every published entry of a list in one language, from wherever the list is kept. */
export function contractList<Name extends ListName>(
  name: Name,
  locale: Locale,
  options: { signal?: AbortSignal } = {},
): Promise<Entry<Name>[]> {
  return remoteList(name, locale, options) ?? embedded.list(name, locale, options);
}

/**
 * The same for a page. Null while another server has yet to give the list: the page goes without it, and
 * says so in its place. Our own CMS has to answer: a page without its content is none.
 */
export async function listForPage<Name extends ListName>(
  name: Name,
  locale: Locale,
): Promise<Entry<Name>[] | null> {
  try {
    return await contractList(name, locale);
  } catch (error) {
    if (lifeOf(name) === undefined) throw error;
    return null;
  }
}
