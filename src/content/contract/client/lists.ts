import type { Locale } from '@/i18n/locales';
import type { Entry, ListName } from '../table';
import { ownImage } from './addresses';
import { contractClient } from './client';
import { remoteList } from './remote';
import { embeddedSource } from './source';

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
