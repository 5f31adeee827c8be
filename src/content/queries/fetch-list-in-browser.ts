import type { Locale } from '@/i18n/locales';
import type { EntryOf } from '../graphql-contract/contract-field-kinds';
import type { SpecListName } from '../graphql-contract/contract-types';
import { specTypes } from '../graphql-contract/types-in-specification';
import { ownImage } from './safe-picture-and-link-urls';
import { remoteSource } from './remote/send-contract-requests';
import { listReader } from './remote/read-remote-list';

const readList = listReader({
  source: remoteSource({ url: '/graphql' }),
  toImage: ownImage,
  ours: true,
});

/**
 * Fetches every published entry of one of the five lists from this site, in a browser. Makes only one attempt: the
 * query client of `src/site/refetch` retries.
 * @throws ContentError as the error catalogue says (spec §8); an AbortError when `signal` is cancelled
 */
export async function browserList<Name extends SpecListName>(
  name: Name,
  locale: Locale,
  signal?: AbortSignal,
): Promise<EntryOf<(typeof specTypes)[Name]['fields']>[]> {
  const entries = await readList({ type: specTypes[name], locale, signal });
  return entries as EntryOf<(typeof specTypes)[Name]['fields']>[]; // the contract table guarantees this type
}
